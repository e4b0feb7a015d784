import { FILES } from 'virtual:door-texts';
import type { ReactNode } from 'react';
import type { Texts } from '#i18n/texts.ts';
import type { Language } from '#sites/site.ts';
import { useStore } from '#ui/useStore.ts';
import { $picture, cards } from '../cards/store.ts';
import { pageData } from '../pageData.ts';
import type { Pass } from '../pass/rules.ts';
import { $user } from '../user/store.ts';
import type { DialogView } from '../useDialog.tsx';
import { FullScreenCard } from './FullScreenCard.tsx';
import { holderName, type DoorCard } from './rules.ts';
import { $lastDoor, doorPhoto } from './store.ts';

interface Shown {
  card: DoorCard;
  name: string;
  language: Language;
}

/** Loads what a card in full screen needs. Rejects where its texts do not arrive. */
export async function atDoor(shown: Shown): Promise<DialogView> {
  // The cards name the photo. Every page loads them once it is ready; a customer may be faster.
  if (cards.$load.get().status === 'idle') void cards.ensure();
  const { default: words } = await FILES[shown.language]();
  return (onClose) => <OwnCard {...shown} words={words} onClose={onClose} />;
}

interface ShownPass extends Omit<Shown, 'card'> {
  pass: Pass;
  number: string;
}

/**
 * The same for the pass on home, which has no bytes for a dialog of its own.
 * @param draw what the page shows: the full screen, and nothing once it is closed
 */
export async function showPass(
  { pass, number, ...shown }: ShownPass,
  draw: (view: ReactNode) => void,
): Promise<void> {
  const card = { isPass: true, label: '', number, state: pass.status };
  const view = await atDoor({ ...shown, card });
  draw(view(() => draw(undefined)));
}

/** The same for a card of the last customer, with its age. */
export async function keptAtDoor(shown: Shown): Promise<DialogView> {
  const { default: words } = await FILES[shown.language]();
  const { at, holder, photo } = $lastDoor.get() ?? {};
  return (onClose) => (
    <FullScreenCard {...shown} holder={holder} photo={photo} since={at} words={words} onClose={onClose} />
  );
}

/** Photo and holder may arrive while the card is open. The photo that the device keeps is square. */
function OwnCard(props: Shown & { words: Texts['door']; onClose: () => void }) {
  const user = useStore($user);
  const kept = useStore(doorPhoto.$value);
  const picture = useStore($picture);
  const { links } = pageData();
  return (
    <FullScreenCard {...props} links={links} holder={user && holderName(user)} photo={kept ?? picture} />
  );
}
