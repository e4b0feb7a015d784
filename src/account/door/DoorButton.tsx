import { Button } from '#ui/Button.tsx';
import { QR } from '#ui/icons.ts';
import { useLanguage } from '#ui/language.ts';
import { useOnArrival } from '#ui/useOnArrival.ts';
import { useDialog } from '../useDialog.tsx';
import { takeDoorRequest } from './request.ts';
import type { DoorCard } from './rules.ts';

interface DoorButtonProps {
  card: DoorCard;
  /** Name of the card, the title of the full screen. */
  name: string;
  label: string;
}

/** Opens a card in full screen, to show at the door: on a press, and at once where the address asks for it. */
export function DoorButton({ card, name, label }: DoorButtonProps) {
  const language = useLanguage();
  const { coming, open, dialog } = useDialog();
  const show = () => open(label, async () => (await import('./atDoor.tsx')).atDoor({ card, name, language }));
  useOnArrival(() => {
    if (takeDoorRequest()) show();
  });

  return (
    <>
      <Button icon={QR} aria-haspopup="dialog" busy={coming !== undefined} onClick={show}>
        {label}
      </Button>
      {dialog}
    </>
  );
}
