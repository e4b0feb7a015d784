import { onCLS, onFCP, onINP, onLCP, onTTFB, type MetricType } from 'web-vitals';

/**
 * Measures the document with the library `web-vitals`, which reads what the browser has kept since the document opened.
 * Values that grow are final when the page is hidden.
 */
export function measure(listener: (metric: Pick<MetricType, 'name' | 'value'>) => void): void {
  for (const on of [onCLS, onFCP, onINP, onLCP, onTTFB]) on(listener);
}
