/** Shifts the clock of a Node program or of a page. It names nothing outside itself: a page gets its text. */
export function shiftClock(ms: number): void {
  const Machine = Date;
  globalThis.Date = new Proxy(Machine, {
    construct: (target, args: unknown[], newTarget) =>
      Reflect.construct(target, args.length === 0 ? [Machine.now() + ms] : args, newTarget) as Date,
    apply: () => new Machine(Machine.now() + ms).toString(),
    get: (target, name) =>
      name === 'now' ? () => Machine.now() + ms : (Reflect.get(target, name) as unknown),
  });
  if (typeof document === 'undefined') return;
  // The browser itself removes cookies by the machine's clock.
  const cookies = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie');
  Object.defineProperty(document, 'cookie', {
    configurable: true,
    get: () => cookies?.get?.call(document) as unknown,
    set: (text: string) => {
      const moved = text.replace(
        /(expires=)([^;]+)/i,
        (_, name: string, at: string) => name + new Machine(Machine.parse(at) - ms).toUTCString(),
      );
      cookies?.set?.call(document, moved);
    },
  });
}
