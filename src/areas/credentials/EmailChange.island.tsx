import { island } from '#ui/island.tsx';
import { MailChangeButton } from './MailChangeButton.tsx';

/** The button alone, for a page that shows nothing else of the credentials. */
export const EmailChange = island(MailChangeButton);
