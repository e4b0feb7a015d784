import { once } from 'node:events';
import * as v from 'valibot';

const Message = v.union([
  v.object({ type: v.literal('success'), id: v.number(), result: v.unknown() }),
  v.object({ type: v.literal('error'), id: v.nullable(v.number()), error: v.string(), message: v.string() }),
  v.object({ type: v.literal('event'), method: v.string(), params: v.looseObject({}) }),
]);

/** A tab shows another document from now on. */
const COMMITTED = 'browsingContext.navigationCommitted';

/** A connection of WebDriver BiDi: commands and their answers, and one event. */
export class BiDi {
  private readonly socket: WebSocket;
  private readonly waiting = new Map<number, PromiseWithResolvers<unknown>>();
  private readonly opening = new Map<unknown, () => void>();
  private asked = 0;

  private constructor(socket: WebSocket) {
    this.socket = socket;
    socket.addEventListener('message', ({ data }) => this.hear(String(data)));
    socket.addEventListener('close', () => {
      for (const { reject } of this.waiting.values()) reject(new Error('The browser has ended.'));
    });
  }

  static async connect(address: string): Promise<BiDi> {
    const socket = new WebSocket(address);
    await once(socket, 'open');
    const connection = new BiDi(socket);
    await connection.ask('session.new', { capabilities: {} });
    await connection.ask('session.subscribe', { events: [COMMITTED] });
    return connection;
  }

  ask(method: string, params: object): Promise<unknown> {
    const id = ++this.asked;
    const answer = Promise.withResolvers<unknown>();
    this.waiting.set(id, answer);
    this.socket.send(JSON.stringify({ id, method, params }));
    return answer.promise;
  }

  /** Until the tab has the next document: one that leaves for another page at once is never complete. */
  nextDocument(context: string): Promise<void> {
    return new Promise((resolve) => this.opening.set(context, resolve));
  }

  private hear(line: string): void {
    const message = v.parse(Message, JSON.parse(line));
    if (message.type === 'event') {
      if (message.method === COMMITTED) this.opening.get(message.params.context)?.();
      return;
    }
    if (message.id === null) return;
    const answer = this.waiting.get(message.id);
    this.waiting.delete(message.id);
    if (message.type === 'success') answer?.resolve(message.result);
    else answer?.reject(new Error(`${message.error}: ${message.message}`));
  }
}
