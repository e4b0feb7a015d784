import fc from 'fast-check';
import { perform, type Action } from '../action.ts';
import { CONSENT, INTEREST, MOVE_HOUSE } from '../actions/account.ts';
import { HEART } from '../actions/cinemas.ts';
import { IGNORE, RATE, UNRATE, UNWISH, WISH } from '../actions/films.ts';
import { ACCEPT, INVITE, REMOVE_FRIEND } from '../actions/friends.ts';
import { UNSUBSCRIBE } from '../actions/newsletter.ts';
import { CLOSE_CASE, REPLY, WRITE } from '../actions/support.ts';
import { CANCEL_TICKET, MAIL_TICKET } from '../actions/tickets.ts';
import { ADD_CARD, ADD_TO_WALLET, CHANGE_CARD, REMOVE_BANK_CARD } from '../actions/wallet.ts';
import { LOSSES, type Way } from '../losses.ts';
import { command, type Command } from './command.ts';

const ACTIONS: readonly Action[] = [
  HEART,
  WISH,
  UNWISH,
  RATE,
  UNRATE,
  IGNORE,
  CONSENT,
  MOVE_HOUSE,
  INTEREST,
  INVITE,
  ACCEPT,
  REMOVE_FRIEND,
  ADD_TO_WALLET,
  CHANGE_CARD,
  ADD_CARD,
  REMOVE_BANK_CARD,
  MAIL_TICKET,
  CANCEL_TICKET,
  WRITE,
  REPLY,
  CLOSE_CASE,
  UNSUBSCRIBE,
];

const CHOICES = 60;

/** An action whose answer comes in half of all cases. */
export const acting: fc.Arbitrary<Command> = fc
  .record({
    action: fc.constantFrom(...ACTIONS),
    way: fc.oneof(
      { weight: 4, arbitrary: fc.constant<Way>({ loss: 'none', isUnreadable: false }) },
      {
        weight: 3,
        arbitrary: fc.record<Way>({
          loss: fc.constantFrom(...LOSSES),
          isUnreadable: fc.constantFrom(false, false, true),
        }),
      },
    ),
    choice: fc.nat(CHOICES),
  })
  .map(({ action, way, choice }) => {
    const { loss, isUnreadable } = way;
    const name = `${action.name} #${choice} (${loss}${isUnreadable ? ', unreadable' : ''})`;
    return command({
      name,
      isPossible: () => loss === 'none' || !action.without?.includes(loss),
      run: (model, journey) => perform(action, way, choice, { model, journey }),
    });
  });
