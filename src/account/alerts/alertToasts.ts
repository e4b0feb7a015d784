import type { Toast } from '../toasts/rules.ts';
import { textHash } from '../toasts/textHash.ts';
import { instant, type Alert } from './rules.ts';

/** Toasts without a title, since alerts have none. */
export function alertToasts(alerts: readonly Alert[]): Toast[] {
  return alerts.map((alert, index) => {
    // The content is too long for a cookie, and is hashed. An alert that was updated shows again.
    const cacheId = `alert:${textHash(alert.content)}:${instant(alert).toString(36)}`;
    return {
      id: `${cacheId}:${index}`,
      i18n: false,
      title: '',
      content: alert.content,
      type: alert.warning ? 'error' : 'info',
      closable: true,
      fromAlert: true,
      cacheId,
    };
  });
}
