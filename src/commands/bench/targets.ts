/** What is measured: a folder of files under a host of its own. */
export interface Target {
  name: string;
  host: string;
  folder: string;
  /** Of the page that all peers have: the profile's form and the tickets. */
  path: string;
  /** What is there, in sight and enabled when the page is ready. */
  ready: string;
  /** Of the session's hint: the SDK's own cookie. */
  clientId: string;
}

/** Where pages are built for production: the host decides whom they sign in with. */
export const OURS: Target = {
  name: 'lumen',
  host: 'c.lumen-cinemas.example',
  folder: 'dist/bench/fr',
  path: '/fr/profile/',
  ready: 'html[data-ready]',
  clientId: 'lumen-fr',
};
