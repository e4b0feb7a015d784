import { getAlerts } from '#account/alerts/contract.ts';
import { inLanguage } from '../choose.ts';
import { serve, type Sandbox } from '../serve.ts';

export function serveAlerts(sandbox: Sandbox): void {
  serve(sandbox, getAlerts, ({ world, language }) =>
    world.alerts.map((alert) => ({ ...alert, content: inLanguage(alert.content, language) })),
  );
}
