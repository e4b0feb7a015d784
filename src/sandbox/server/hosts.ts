import { targetsAt } from '#sites/sites.ts';
import type { LocalSettings, Target } from '#sites/environmentSettings.ts';
import { crossOrigin, type Answer } from './crossOrigin.ts';

interface Sides {
  /** Answers the calls of these targets. */
  api: (targets: readonly Target[]) => Answer;
  files: Answer;
  /** The origins of the site's pages. */
  origins: readonly string[];
}

const FORWARDED = /^\/(?:api|captcha|sandbox)\//;

/** Whether a host forwards this path to the backend. It answers the other paths with files. */
export function isForwarded(path: string): boolean {
  return FORWARDED.test(path);
}

/** Answers by host name: the pages with the calls of their own origin, and the targets that have an origin each. */
export function byHost(local: LocalSettings, { api, files, origins }: Sides): Answer {
  const pages = api(targetsAt('localhost', local));
  const others = new Map<string, Answer>();
  const answerAt = (hostname: string): Answer | undefined => {
    const [target, ...rest] = targetsAt(hostname, local);
    if (target === undefined || rest.length > 0 || target === 'client') return undefined;
    const known = others.get(hostname) ?? crossOrigin(target, origins, api([target]));
    others.set(hostname, known);
    return known;
  };
  return (request) => {
    const { hostname, pathname } = new URL(request.url);
    const answer = answerAt(hostname) ?? (isForwarded(pathname) ? pages : files);
    return answer(request);
  };
}
