import { asCustomer } from '#account/load.ts';
import { show, textToast } from '#account/toasts/store.ts';
import { $user } from '#account/user/store.ts';
import { format, money, sessionTime } from '#i18n/format.ts';
import { copyText } from '#platform/clipboard.ts';
import { platform } from '#platform/platform.ts';
import type { Language } from '#sites/site.ts';
import { Button } from '#ui/Button.tsx';
import { qrPicture } from '#ui/code/codePicture.ts';
import { Dialog } from '#ui/Dialog.tsx';
import { Field } from '#ui/form/fields.tsx';
import { Form, type Submitted } from '#ui/form/Form.tsx';
import { Notice } from '#ui/Notice.tsx';
import { typed } from '#ui/form/values.ts';
import { useLanguage } from '#ui/language.ts';
import { SHARE } from '#ui/icons.ts';
import { QrCode } from '#ui/code/QrCode.tsx';
import { useStore } from '#ui/useStore.ts';
import { $maybeMailed, $resending, $triedMails, resend, $cancelling, cancel } from './actionStore.ts';
import type { Refund, Ticket } from './contract.ts';
import { refundText, venueOf, type TicketViewProps } from './rules.ts';
import { handOver, hasShareSheet } from './share.ts';
import { When } from './ShowTicket.tsx';
import styles from './Tickets.module.css';
import sheet from './TicketSheet.module.css';

interface ResendTicketProps extends TicketViewProps {
  ticket: Ticket;
  /** Called when the ticket is on its way. */
  onDone: () => void;
  onClose: () => void;
}

/** Closes at once, without waiting for the answer; a toast tells the outcome. */
export function ResendTicket({ ticket, onDone, onClose, ...rest }: ResendTicketProps) {
  const { texts, form } = rest;
  const { title, lead, mail, send, maybe, again } = texts.resend;
  const user = useStore($user);
  // True while another ticket is being sent: one at a time.
  const busy = useStore($resending);
  const tried = useStore($triedMails)[ticket.id];
  const mayHaveMailed = useStore($maybeMailed).includes(ticket.id);

  function submit(values: FormData): Promise<Submitted> {
    onDone();
    void resend({ ticket, mail: typed(values, 'mail') });
    return Promise.resolve({ ok: true });
  }

  return (
    <Dialog title={title} closeLabel={texts.close} onClose={onClose}>
      <TicketLine ticket={ticket} {...rest} />
      <p>{lead}</p>
      {mayHaveMailed && <Notice tone="warning">{maybe}</Notice>}
      <Form
        texts={form}
        onSubmit={submit}
        actions={
          <Button type="submit" variant="primary" busy={busy}>
            {mayHaveMailed ? again : send}
          </Button>
        }
      >
        <Field
          name="mail"
          type="email"
          autoComplete="email"
          label={mail}
          defaultValue={tried ?? user?.mail}
          stored={user?.mail === '' ? undefined : user?.mail}
          required
        />
      </Form>
    </Dialog>
  );
}

interface CancelTicketProps extends TicketViewProps {
  ticket: Ticket;
  /** Called as soon as the server has answered. */
  onDone: () => void;
  onClose: () => void;
}

/** Closes after success and after failure: a toast tells the outcome, and the list shows it. */
export function CancelTicket({ ticket, onDone, onClose, ...rest }: CancelTicketProps) {
  const { texts } = rest;
  const { title, text, confirm, keep } = texts.cancellation;
  const busy = useStore($cancelling);

  return (
    <Dialog title={title} closeLabel={texts.close} onClose={onClose}>
      <TicketLine ticket={ticket} {...rest} />
      <p>{text}</p>
      <Money refund={ticket.refund} otherwise={texts.refund.terms} paid={ticket.payment} {...rest} />
      <div className="cluster">
        <Button variant="danger" busy={busy} onClick={() => void cancel(ticket, onDone)}>
          {confirm}
        </Button>
        <Button onClick={onClose}>{keep}</Button>
      </div>
    </Dialog>
  );
}

interface MoneyProps extends TicketViewProps {
  refund: Refund;
  /** What stands where the server does not tell. */
  otherwise: string;
  paid: Ticket['payment'];
}

/** What was paid, and what comes back as far as the server tells. */
function Money({ refund, otherwise, paid, texts }: MoneyProps) {
  const language = useLanguage();
  return (
    <p>
      {paid?.totalAmount !== undefined &&
        `${texts.paid} ${money(paid.totalAmount, paid.currency, language)}. `}
      {refundText(refund, texts.refund, language) || otherwise}
    </p>
  );
}

/** Names the ticket of a dialog. */
function TicketLine({ ticket, ...rest }: TicketViewProps & { ticket: Ticket }) {
  return (
    <div>
      <strong>{ticket.show.name}</strong>
      <When session={ticket.session} {...rest} />
    </div>
  );
}

/** The codes of the single seats. One is open at a time, so that a scanner reads the right one. */
export function SeatCodes({ ticket, texts }: TicketViewProps & { ticket: Ticket }) {
  const language = useLanguage();
  const own = texts.seatCodes;
  return (
    <div role="group" className={`card ${styles.concessions}`} aria-label={own.title}>
      <h3>{own.title}</h3>
      <p>{own.text}</p>
      {ticket.seatCodes.map(({ seat, code }) => (
        <details key={code} name={`seats ${ticket.id}`}>
          <summary>{format(own.seat, { seat })}</summary>
          <div className="paper">
            <div className={sheet.code}>
              <QrCode value={code} label={format(texts.qr, { name: seat })} tooLong={texts.qrTooLong} />
            </div>
            <p className={sheet.letters} data-code>
              {code}
            </p>
          </div>
          <Button
            variant="quiet"
            icon={SHARE}
            onClick={() => void shareSeat(code, seatText({ ticket, seat, code }, language, texts), own)}
          >
            {own.share}
          </Button>
        </details>
      ))}
    </div>
  );
}

/** What a friend needs at the door, in words. */
function seatText(
  { ticket, seat, code }: { ticket: Ticket; seat: string; code: string },
  language: Language,
  texts: TicketViewProps['texts'],
): string {
  const date = sessionTime(ticket.session.startDate, platform().now(), language) || texts.noDate;
  const values = { name: ticket.show.name, date, venue: venueOf(ticket), seat, ticket: code };
  return format(texts.seatCodes.message, values);
}

/** By the system's sheet, with a picture to scan where it takes one; otherwise by the clipboard. */
async function shareSeat(
  code: string,
  text: string,
  texts: TicketViewProps['texts']['seatCodes'],
): Promise<void> {
  const isThere = asCustomer();
  if (hasShareSheet()) {
    const files = await scannable(code);
    const way = await handOver(() => navigator.share(files.length > 0 ? { text, files } : { text }));
    if (way !== 'refused') return;
  }
  const isCopied = await copyText(text);
  if (!isThere()) return;
  const toast = isCopied
    ? textToast({ title: texts.copied, content: text })
    : textToast({ title: texts.notCopied, content: text }, 'error');
  show(toast, `seat:${code}`);
}

/** In canvas pixels: what messengers make smaller can still be scanned. */
const MODULE = 8;
/** Behind the quiet zone of four modules. */
const CORNER = 4.5 * MODULE;

/** The code as a picture, where the browser draws it and the system's sheet takes pictures. */
async function scannable(code: string): Promise<File[]> {
  const picture = qrPicture(code);
  if (!picture) return [];
  try {
    const image = new Image();
    image.src = picture.src;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = picture.width * MODULE;
    canvas.height = picture.height * MODULE;
    const pen = canvas.getContext('2d');
    if (!pen) return [];
    pen.imageSmoothingEnabled = false;
    pen.drawImage(image, 0, 0, canvas.width, canvas.height);
    // A code is black at its corner. Browsers that guard against fingerprints give noise, or white.
    const [corner = 255] = pen.getImageData(CORNER, CORNER, 1, 1).data;
    if (corner > 9) return [];
    const png = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve));
    const files = png ? [new File([png], 'ticket.png', { type: png.type })] : [];
    return navigator.canShare({ files }) ? files : [];
  } catch {
    return [];
  }
}
