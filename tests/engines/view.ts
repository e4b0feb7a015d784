/** An element of the page, by the id that its driver has given it. */
export interface Found {
  id: string;
}

/** Drives one window of an engine, over any protocol. Functions run in the page, without the test's scope. */
export interface View {
  open(address: string): Promise<void>;
  run<Given, Result>(act: (given: Given) => Result, given: Given): Promise<Awaited<Result>>;
  find<Given>(look: (given: Given) => Element | null, given: Given): Promise<Found | undefined>;
  /** Presses the element's middle with a pointer. */
  click(found: Found): Promise<void>;
  /** Types with a keyboard, after the text that the field already has. */
  type(found: Found, text: string): Promise<void>;
  attach(found: Found, path: string): Promise<void>;
  screenshot(): Promise<Buffer>;
  close(): Promise<void>;
}

/** A running engine. Each of its views has no cookies and no storage of a former one. */
export interface RunningEngine {
  open(): Promise<View>;
  close(): Promise<void>;
}
