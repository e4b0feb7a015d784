import type { Locator, Page } from '@playwright/test';
import type { World } from '#sandbox/world.ts';
import { heard, listen, saidOn } from '#tests/support/heard.ts';
import type { ActionTruth } from '#tests/support/outcomes.ts';
import { callPattern, expect } from '#tests/support/test.ts';
import type { Kind } from '#tests/support/outcomes.ts';
import { kindsSaid } from '#tests/support/truth.ts';
import { remembered, type Remembering } from './attempts.ts';
import { check } from './checks.ts';
import type { Journey } from './journey.ts';
import { changed, differences, keptOf, type Change, type Kept } from './kept.ts';
import { endOf, isCarriedOut, type Loss, type Way } from './losses.ts';
import { spoilOthers, tabOf, type Model, type Tab } from './model.ts';
import { closeDialogs, dismissToasts, goTo } from './going.ts';

export interface Scene {
  page: Page;
  kept: Kept;
  world: World;
  journey: Journey;
  /** Chooses one of several, the same one for the same journey. */
  pick: <Item>(items: readonly Item[]) => Item | undefined;
}

/** One thing that the customer can do now. */
export interface Deed {
  /** As in `accept Émile Durand`. */
  what: string;
  /** Method and path of the one request. */
  call: string;
  /** What it begins with. A page whose reads were lost has no such control. */
  control: Locator;
  /** What the backend then has. A request that the browser repeats by itself may be carried out several times. */
  change: (kept: Kept) => Change;
  act: () => Promise<void>;
  /** Left out where the form remembers no try. */
  remembering?: Remembering;
}

/** Something that customers do on one page. */
export interface Action {
  name: string;
  path: string;
  truth: Pick<ActionTruth, 'done' | 'notDone' | 'unknown' | 'read'>;
  /** Whether the form keeps what was entered when it is not done, also over a reload. */
  isKept?: true;
  /** Losses that cannot happen to this action. */
  without?: readonly Loss[];
  /** What there is to do on the page, which is open; undefined where there is nothing. */
  offer: (scene: Scene) => Promise<Deed | undefined> | Deed | undefined;
}

/** Does an action once, on its way to the backend and back, and compares words, requests and backend. */
export async function perform(
  action: Action,
  way: Way,
  choice: number,
  { model, journey }: { model: Model; journey: Journey },
): Promise<string> {
  await goTo(journey, model, action.path);
  if (!(await journey.isOpen())) return 'not open';
  if (!tabOf(model).isFresh && model.isOnline) {
    await journey.page.reload();
    tabOf(model).isFresh = true;
    if (!(await journey.isOpen())) return 'not open';
  }
  await dismissToasts(journey.page);
  const { world } = await journey.sandbox.held();
  if (!world) return 'nobody signed in';
  const { page } = journey;
  const deed = await action.offer({
    page,
    kept: model.kept,
    world,
    journey,
    pick: (items) => items[choice % items.length],
  });
  if (!deed || (await deed.control.count()) === 0) return 'nothing to do';
  await check(model, journey);
  await drive(action, deed, way, { model, journey });
  await closeDialogs(page);
  return deed.what;
}

async function drive(
  { path, truth, isKept }: Action,
  deed: Deed,
  { loss, isUnreadable }: Way,
  { model, journey }: { model: Model; journey: Journey },
): Promise<void> {
  const { page, sandbox } = journey;
  const { what, call, change, act, remembering } = deed;
  const earlier = remembering && tabOf(model).attempts.get(remembering.form);
  // The form asks what has become of its last try, and gets no answer.
  const isHeldUp = earlier !== undefined && (isUnreadable || !model.isOnline);
  if (earlier === 'arrived' && !isHeldUp) await hearOfEarlier(deed, journey);
  const told = `${what}, ${model.isOnline ? loss : 'offline'}`;
  // For every request until cleared: a browser by itself repeats a request whose kept-alive connection breaks.
  if (loss !== 'none') await sandbox.fault({ match: call, fault: loss, times: 0 });
  if (isUnreadable && truth.read !== undefined)
    await sandbox.fault({ match: truth.read, fault: '503', times: 0 });
  await listen(page);
  try {
    await act();
  } catch (error) {
    // Without a network the code of a dialog may be missing. The page then says that nothing was done, as below.
    if (model.isOnline) throw error;
  }

  const end = isHeldUp ? 'unknown' : endOf({ loss, isUnreadable }, model.isOnline, truth);
  const isDone = !isHeldUp && isCarriedOut(loss, model.isOnline);
  const texts = truth[end] === undefined ? [] : [end];
  await expect.poll(() => kindsSaid(saidOn(page), truth, texts), `words after: ${told}`).toEqual(texts);
  const may = expected(model.kept, change, isDone ? loss : undefined);
  const kept = async () => {
    const now = keptOf(await sandbox.held());
    // Compared with what should be there: an action may say nothing, and then it may not have arrived yet.
    return may.some((one) => differences(one, now).length === 0)
      ? []
      : differences(may[0] ?? model.kept, now);
  };
  await expect.poll(kept, `what the backend has after: ${told}`).toEqual([]);
  await expect(page.locator('[aria-busy="true"]'), `busy after: ${told}`).toHaveCount(0);
  model.kept = keptOf(await sandbox.held());
  expect(
    await kindsSaid(saidOn(page), truth, texts),
    `words in the end: ${told}, ${await heard(page)}`,
  ).toEqual(texts);

  const sent = journey.takeRequests().filter((one) => callPattern(call).test(one));
  // Without a network a request that the page tries does not leave the browser.
  expect(sent.length, `requests of: ${told}`).toBeLessThanOrEqual(1);
  if (isHeldUp) expect(sent, `requests of: ${told}`).toEqual([]);
  else if (model.isOnline) expect(sent, `requests of: ${told}`).toHaveLength(1);
  await sandbox.clearFaults(call);
  if (truth.read !== undefined) await sandbox.clearFaults(truth.read);
  const tab = tabOf(model);
  if (end !== 'done') tab.isFresh = tab.isFresh && end === 'notDone' && model.isOnline;
  if (isKept) tab.entered = entered(tab, path, end);
  if (remembering && !isHeldUp)
    tab.attempts = remembered(tab, remembering.form, {
      end,
      isCarriedOut: isDone,
      isOnline: model.isOnline,
    });
  spoilOthers(model);
}

/** A try that has arrived with other words: the form says so and sends nothing, and the next press sends. */
async function hearOfEarlier({ what, call, act, remembering }: Deed, journey: Journey): Promise<void> {
  journey.takeRequests();
  await act();
  await expect(journey.page.getByText(remembering?.earlier ?? ''), `before: ${what}`).toBeVisible();
  const sent = journey.takeRequests().filter((one) => callPattern(call).test(one));
  expect(sent, `requests before: ${what}`).toEqual([]);
}

/** The forms of a tab that hold what is not done, once an action has ended. */
function entered({ entered: before }: Tab, path: string, end: Kind): ReadonlySet<string> {
  const others = [...before].filter((other) => other !== path);
  return new Set(end === 'done' ? others : [...others, path]);
}

/** Chromium keeps as many to one host, and repeats a request over each that turns out to be broken. */
const CONNECTIONS = 6;

/** What the backend may have afterwards. */
function expected(kept: Kept, change: (kept: Kept) => Change, carriedOut: Way['loss'] | undefined): Kept[] {
  if (carriedOut === undefined) return [kept];
  const results = [changed(kept, change(kept))];
  if (carriedOut === 'none') return results;
  for (let times = 0; times < CONNECTIONS; times++) {
    const last = results.at(-1) ?? kept;
    results.push(changed(last, change(last)));
  }
  return results;
}
