import { atom } from 'nanostores';
import { createChange, type Outcome, oneAtATime } from '#account/change.ts';
import { cinemas } from '#account/cinemas/store.ts';
import { warnOnLeaveWhile } from '#account/leave.ts';
import { infoToast, show, takeBack } from '#account/toasts/store.ts';
import { tell } from '#account/toasts/tell.ts';
import { $user } from '#account/user/store.ts';
import type { CallFailure } from '#http/errors.ts';
import { upload, type Progress } from '#http/upload.ts';
import { readPage } from '#platform/rootData.ts';
import { cases, helpData, knownCases, setCase } from '../store.ts';
import { postCase, type Case } from '../contract.ts';
import { problemOf, type Problem } from '../problem.ts';
import { sameText } from '../rules.ts';
import { offered } from './rules.ts';
import { $files, $form, draft, keepDraft, loadTopicFaq, popularFaq } from './store.ts';

/** For the toasts about it. */
const ACTION = 'case';

/** While a case is being sent. */
export const $progress = atom<Progress | undefined>(undefined);
/** The case that was just sent. */
export const $sentCase = atom<Case | undefined>(undefined);
/** The names of the files that were sent with it. */
export const $sentFiles = atom<readonly string[]>([]);

$user.listen((user) => {
  // Signed out. The next customer must not find it.
  if (user) return;
  $sentCase.set(undefined);
  $sentFiles.set([]);
});

/** Called when the page opens. A case that was sent on an earlier visit is no longer shown as just sent. */
export function startCase(): void {
  $sentCase.set(undefined);
  loadTopicFaq();
}

let stop: AbortController | undefined;

export function stopSending(): void {
  stop?.abort();
}

const posting = createChange({
  send: (signal: AbortSignal) =>
    upload(postCase, { payload: payload(), onProgress: (progress) => $progress.set(progress), signal }),
  keep(_, sent) {
    setCase(sent);
    void cases.fresh();
  },
  async verify() {
    const now = await cases.fresh();
    return now && found(now) !== undefined;
  },
});

/**
 * `stopped`: the customer has stopped the transfer. `earlier`: an earlier try with other words has arrived, and
 * nothing was sent now. `unreadable`: a chosen file cannot be read any more.
 */
type CaseProblem = Problem | 'stopped' | 'earlier' | 'unreadable';

/**
 * Sends the case. The form keeps its values and files until the case has arrived.
 * @returns which text tells why the case was not sent; undefined for a case that was sent
 */
export const sending = oneAtATime(async (): Promise<CaseProblem | undefined> => {
  stop = new AbortController();
  $progress.set({ sent: 0, total: 0 });
  try {
    return await sendOnce(stop.signal);
  } finally {
    $progress.set(undefined);
  }
});

// Leaving the page would abort the transfer. The draft would stay.
warnOnLeaveWhile(sending.$busy);

async function sendOnce(signal: AbortSignal): Promise<CaseProblem | undefined> {
  if (draft.$value.get()?.attempt) {
    const now = await cases.fresh();
    if (!now) {
      tell(ACTION, { kind: 'unknown', failure: { kind: 'network' } });
      return 'unsure';
    }
    const earlier = found(now);
    if (earlier) return endEarlier(earlier);
  }
  const { subject, description } = $form.get();
  const known = (await casesBefore()).map(({ id }) => id);
  keepDraft({ attempt: { subject, description, known } });
  const outcome = await posting.run(signal);
  return end(outcome, signal);
}

/** An earlier try has arrived. It was this case, unless the customer has changed the words since. */
function endEarlier(earlier: Case): CaseProblem | undefined {
  const attempt = draft.$value.get()?.attempt;
  const { subject, description } = $form.get();
  if (attempt && sameText(attempt.subject, subject) && sameText(attempt.description, description)) {
    // Which files were with it is not known: the customer may have changed them since.
    showSent(earlier, []);
    return undefined;
  }
  keepDraft({ attempt: undefined });
  return 'earlier';
}

function end(outcome: Outcome<Case>, { aborted }: AbortSignal): CaseProblem | undefined {
  if (outcome.kind === 'done') {
    showSent(
      outcome.answer ?? found(knownCases()),
      $files.get().map(({ name }) => name),
    );
    return undefined;
  }
  const problem = problemOf(outcome);
  if (problem === 'failed') keepDraft({ attempt: undefined });
  if (aborted && problem !== 'unsure') return 'stopped';
  if (outcome.kind === 'notSent' && dropUnreadable(outcome.failure)) return 'unreadable';
  tell(ACTION, outcome);
  return problem;
}

/** Takes a file that cannot be read off the form, which then asks for it again by its name. */
function dropUnreadable(failure: CallFailure): boolean {
  const name = failure.kind === 'unsent' ? failure.unreadable : undefined;
  if (name === undefined) return false;
  $files.set($files.get().filter((file) => file.name !== name));
  return true;
}

function showSent(sent: Case | undefined, files: readonly string[]): void {
  $sentFiles.set(files);
  $files.set([]);
  draft.forget();
  $sentCase.set(sent);
  // The page of the form shows that it is sent. A customer who has gone on to another page is told there.
  if (readPage().route === 'contact') takeBack(ACTION);
  else show(infoToast('caseSent'), ACTION);
}

/**
 * Without the cases from before, an old case with the same words would pass for this one. Empty where they cannot be
 * loaded.
 */
async function casesBefore(): Promise<readonly Case[]> {
  return cases.$load.get().status === 'loaded' ? knownCases() : ((await cases.fresh()) ?? []);
}

/** The case that the last try has made. */
function found(all: readonly Case[]): Case | undefined {
  const attempt = draft.$value.get()?.attempt;
  return (
    attempt &&
    all.find(
      ({ id, subject, description }) =>
        !attempt.known.includes(id) &&
        sameText(subject, attempt.subject) &&
        sameText(description, attempt.description),
    )
  );
}

/** Leaves out empty fields, and choices of a draft that are no longer offered. */
function payload() {
  const help = helpData.$load.get();
  const form = offered($form.get(), help.status === 'loaded' ? help.value.themes : []);
  const { type, topic, reason, subject, description, cinema } = form;
  const files = $files.get();
  return {
    subject,
    description,
    ...(type && { type }),
    ...(topic && { topic }),
    ...(reason && { reason }),
    ...(cinema && { cinema }),
    ...(files.length > 0 && { attachments: [...files] }),
  };
}

/** What the page loads. */
export function load(): Promise<unknown> {
  startCase();
  return Promise.all([helpData.ensure(), popularFaq.ensure(), cinemas.ensure(), cases.ensure()]);
}
