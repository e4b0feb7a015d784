import type { FailedTexts } from '#account/LoadView.tsx';
import type { Texts } from '#i18n/texts.ts';
import type { Subscription } from '../contract.ts';
import type { ChangeTexts } from '../props.ts';
import type { CancelStep } from './rules.ts';

/** What the page of a step gives the island. */
export interface CancelProps {
  step: CancelStep;
  texts: Texts['cancel']['island'];
  /** Texts of the pause, and of the withdrawal of the cancellation. */
  changes: ChangeTexts;
  passes: Texts['pass']['types'];
  failed: FailedTexts;
  /** Addresses of the page to keep the subscription on, and of the last step. */
  links: Record<'subscription' | 'confirm', string>;
}

/** What each step is given once the subscription has loaded. */
export interface StepProps extends CancelProps {
  subscription: Subscription;
}
