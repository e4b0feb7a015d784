import { getAlerts } from '#account/alerts/contract.ts';
import { inLanguage } from '../choose.ts';
import { withNames } from '../names.ts';
import { serve, type Sandbox } from '../serve.ts';
import { cinemaAt } from './cinemaCatalogue.ts';

export function serveAlerts(sandbox: Sandbox): void {
  serve(sandbox, getAlerts, ({ world, language }) =>
    world.alerts.map((alert) => ({
      ...alert,
      content: withNames(inLanguage(alert.content, language), world.site).replaceAll(
        '{cinema}',
        cinemaAt(0, world.site).name,
      ),
    })),
  );
}
