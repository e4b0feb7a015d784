import { format } from '#i18n/format.ts';
import { QrCode } from '#ui/QrCode.tsx';
import type { Ticket } from './contract.ts';
import { codeOf, type ShownTicketWords } from './rules.ts';

interface TicketCodeProps {
  ticket: Ticket;
  words: Pick<ShownTicketWords, 'code' | 'qr' | 'qrTooLong'>;
  look: Readonly<Partial<Record<'code' | 'letters', string>>>;
}

/** The code that is scanned at the door, and the same code in letters. */
export function TicketCode({ ticket, words, look }: TicketCodeProps) {
  const code = codeOf(ticket);
  if (code === '') return null;
  return (
    <>
      <div className={look.code}>
        <QrCode value={code} label={format(words.qr, { name: ticket.show.name })} tooLong={words.qrTooLong} />
      </div>
      <p className={look.letters}>
        <span className="visually-hidden">{words.code} </span>
        {code}
      </p>
    </>
  );
}
