import { once } from 'node:events';
import * as v from 'valibot';

const Message = v.union([
  v.object({ type: v.literal('success'), id: v.number(), result: v.unknown() }),
  v.object({ type: v.literal('error'), id: v.nullable(v.number()), error: v.string(), message: v.string() }),
  v.object({ type: v.literal('event'), method: v.string() }),
]);

/** A connection of WebDriver BiDi: commands and their answers. */
export class BiDi {
  private readonly socket: WebSocket;
  private readonly waiting = new Map<number, PromiseWithResolvers<unknown>>();
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
    return connection;
  }

  ask(method: string, params: object): Promise<unknown> {
    const id = ++this.asked;
    const answer = Promise.withResolvers<unknown>();
    this.waiting.set(id, answer);
    this.socket.send(JSON.stringify({ id, method, params }));
    return answer.promise;
  }

  private hear(line: string): void {
    const message = v.parse(Message, JSON.parse(line));
    if (message.type === 'event' || message.id === null) return;
    const answer = this.waiting.get(message.id);
    this.waiting.delete(message.id);
    if (message.type === 'success') answer?.resolve(message.result);
    else answer?.reject(new Error(`${message.error}: ${message.message}`));
  }
}
