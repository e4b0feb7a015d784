/** Dark unless the device asks for light; laid out for 360 px first. The page's policy holds its hash. */
export const STYLE = `
:root {
  color-scheme: dark light;
  --ground: #14110f; --card: #211c19; --line: #857970; --text: #f6f0ea; --soft: #c4b8ad;
  --accent: #f2a541; --on-accent: #1d1204; --alert: #ff9d8a;
}
@media (prefers-color-scheme: light) {
  :root {
    --ground: #faf6f1; --card: #ffffff; --line: #8d8177; --text: #1f1916; --soft: #5c5049;
    --accent: #9a4a00; --on-accent: #ffffff; --alert: #a8200d;
  }
}
* { box-sizing: border-box; }
body {
  margin: 0; min-height: 100vh; min-height: 100svh; background: var(--ground); color: var(--text);
  font: 1rem/1.5 system-ui, sans-serif;
}
main { max-width: 60rem; margin: 0 auto; padding: 1.5rem 1rem max(2rem, env(safe-area-inset-bottom)); }
.brand { margin: 0; color: var(--accent); font-weight: 800; letter-spacing: .3em; text-transform: uppercase; }
h1 { margin: .25rem 0 .5rem; font-size: clamp(1.75rem, 6vw, 2.5rem); line-height: 1.15; }
h2 { margin: 0 0 .75rem; font-size: 1.125rem; }
p { margin: 0 0 1rem; }
.soft { color: var(--soft); }
section { margin-block: 2rem 0; }
ul { display: grid; gap: .75rem; margin: 0; padding: 0; list-style: none; }
@media (min-width: 40rem) { ul { grid-template-columns: repeat(auto-fill, minmax(17rem, 1fr)); } }
li { display: grid; }
button, input {
  width: 100%; min-height: 2.75rem; padding: .625rem 1rem; border: 1px solid var(--line); border-radius: .75rem;
  background: var(--card); color: inherit; font: inherit; text-align: start;
}
button { cursor: pointer; }
button:hover { border-color: var(--accent); }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
button strong, button span { display: block; }
button span { color: var(--soft); font-size: .9375rem; }
.primary { border-color: var(--accent); background: var(--accent); color: var(--on-accent); font-weight: 700; }
.primary, .quiet { text-align: center; }
.quiet { background: transparent; }
.form { display: grid; gap: .75rem; max-width: 24rem; }
label { font-weight: 600; }
label input { margin-top: .25rem; font-weight: 400; }
[aria-invalid] { border-color: var(--alert); }
[role='alert'] { margin: 0; color: var(--alert); font-weight: 600; }
`;
