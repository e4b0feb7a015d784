import { greetHost, trustParents } from '#embedding/host.ts';
import { platform } from '#platform/platform.ts';
import { site } from '#sites/current.ts';
import { environmentOf } from '#sites/environment.ts';
import { printed, verdictOn } from './arrived.ts';
import { hostFacts } from './hostFacts.ts';
import { SENDABLE, sendToHost } from './send.ts';

/** Opens the self-check. It greets the host as every page does, and acts on no message but the host's hello. */
export function openBridgeCheck(): void {
  const { parents } = environmentOf(platform().location(), site, __DEMO__);
  trustParents(parents);
  greetHost();
  byId('facts').replaceChildren(
    ...hostFacts(parents).flatMap(([name, value]) => [element('dt', name), element('dd', value)]),
  );
  window.addEventListener('message', ({ source, origin, data }: MessageEvent<unknown>) => {
    const isFromParent = window.parent !== window && source === window.parent;
    const { isTaken, problems } = verdictOn({ isFromParent, origin, data }, parents);
    const fate = isTaken ? 'taken' : 'ignored';
    record(`Arrived, ${fate}: ${printed(data)}`, problems);
  });
  for (const button of document.querySelectorAll<HTMLButtonElement>('[data-send]')) {
    button.addEventListener('click', () => {
      const type = SENDABLE.find((one) => one === button.dataset.send);
      if (!type) return;
      const takers = sendToHost(type, parents);
      record(
        `Sent: ${type}`,
        takers.length > 0 ? takers.map((taker) => `To ${taker}.`) : ['Nobody takes it.'],
      );
    });
  }
}

/** Writes a line at the top of the record, with what there is to say about it. */
function record(line: string, remarks: readonly string[]): void {
  const entry = element('li', line);
  if (remarks.length > 0) {
    const list = document.createElement('ul');
    list.append(...remarks.map((remark) => element('li', remark)));
    entry.append(list);
  }
  byId('record').prepend(entry);
}

function byId(id: string): HTMLElement {
  const found = document.getElementById(id);
  if (!found) throw new Error(`The page has no #${id}`);
  return found;
}

function element(name: 'dt' | 'dd' | 'li', text: string): HTMLElement {
  const made = document.createElement(name);
  made.textContent = text;
  return made;
}
