/*
 * The messages between a page and its host, in TypeScript. docs/app-bridge/messages.schema.json has the same for other
 * languages, and a unit test compares the two.
 */

/** Rises with a change that an app must follow: a message or field that is gone, or that means something else. */
export const BRIDGE_VERSION = 1;

/** To the parent window and to apps. */
export type HostMessage = 'close' | 'logout' | 'refresh-login';

/** A file that an app shows or saves. Its webview can do neither with a blob. */
export interface HostFile {
  name: string;
  /** As in `application/pdf`. */
  mime: string;
  base64: string;
}

/** Says what the page sends and takes, to a host that asks or takes `hello`. */
export interface Hello {
  type: 'hello';
  version: number;
  sends: readonly (HostMessage | 'download')[];
  takes: readonly ParentMessage[];
}

export type ToHost = { type: HostMessage } | ({ type: 'download' } & HostFile) | Hello;

/** From the parent window. */
type ParentMessage = 'logout' | 'refresh-login' | 'hello';
