/** An element of the page, by the name that its driver has given it. */
export interface Found {
  id: string;
}

/** What drives one window of an engine, whichever protocol it speaks. Functions run in the page and know nothing of the test's scope. */
export interface View {
  open(address: string): Promise<void>;
  run<Given, Result>(act: (given: Given) => Result, given: Given): Promise<Awaited<Result>>;
  find<Given>(look: (given: Given) => Element | null, given: Given): Promise<Found | undefined>;
  /** As a pointer does, in the element's middle. */
  click(found: Found): Promise<void>;
  /** As a keyboard does, after what stands there. */
  type(found: Found, text: string): Promise<void>;
  attach(found: Found, path: string): Promise<void>;
  screenshot(): Promise<Buffer>;
  close(): Promise<void>;
}

/** An engine that runs; each of its views is a customer who has never been here. */
export interface RunningEngine {
  open(): Promise<View>;
  close(): Promise<void>;
}
