import type { FailedWords } from '#account/LoadView.tsx';
import type { PassNames } from '#account/pass/words.ts';
import type { Language } from '#sites/site.ts';
import type { Subscription } from '../contract.ts';
import type { ChangeWords } from '../words.ts';
import type { CancelStep } from './rules.ts';
import type { CancelWords } from './words.ts';

/** What the page of a step gives the island. */
export interface CancelProps {
  step: CancelStep;
  language: Language;
  words: CancelWords;
  /** Texts of the pause, and of the withdrawal of the cancellation. */
  changes: ChangeWords;
  passes: PassNames;
  failed: FailedWords;
  /** Addresses of the page to keep the subscription on, and of the last step. */
  links: Record<'subscription' | 'confirm', string>;
}

/** What each step is given once the subscription has loaded. */
export interface StepProps extends CancelProps {
  subscription: Subscription;
}
