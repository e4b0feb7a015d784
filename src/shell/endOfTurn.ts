import { platform, writeEntry } from '#platform/platform.ts';
import { OF_TAB, TURN_KEY } from '#platform/storageKeys.ts';

/**
 * A page that anybody may read holds what was typed there, and stays at a sign-out. What was typed goes with the turn of
 * the customer who was at the device: on the page that is open, and in the entries of its tab's history.
 */
export function watchEndOfTurn(): void {
  const turn = turnNow();
  // The browser puts back what was typed into the fields of a page that it opens again.
  const { turn: filledIn = turn } = Object(history.state) as { turn?: unknown };
  if (filledIn === turn) writeEntry({ ...history.state, turn });
  else {
    writeEntry({ turn });
    for (const form of document.forms) form.reset();
  }

  function endTurn(): void {
    if (turnNow() === turn) return;
    for (const key of OF_TAB) platform().tab.remove(key);
    document.body.hidden = true;
    writeEntry({});
    // A reload would put back what was typed.
    location.replace(location.pathname + location.search);
  }

  // A tab that was frozen, or comes back from the back-forward cache, has missed the event.
  for (const type of ['storage', 'pageshow', 'visibilitychange']) addEventListener(type, endTurn);
}

function turnNow(): unknown {
  return platform().device.read(TURN_KEY)?.split(' ')[0] ?? '';
}
