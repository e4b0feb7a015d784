import fc from 'fast-check';
import { routePath } from '#sites/routes.ts';
import { open } from '../going.ts';
import { command, type Command } from './command.ts';

const MOST = 3;

const opening: fc.Arbitrary<Command> = fc
  .constantFrom('home', 'tickets', 'friends', 'cinemas', 'messages')
  .map((id) =>
    command({
      name: `open a tab with ${id}`,
      isPossible: ({ tabs, isOnline }) => tabs.length < MOST && isOnline,
      async run(model, journey) {
        await journey.openTab();
        model.tabs = [...model.tabs, { isFresh: false, entered: new Set(), attempts: new Map() }];
        model.current = model.tabs.length - 1;
        await open(journey, model, routePath('fr', id));
      },
    }),
  );

const switching: fc.Arbitrary<Command> = fc.nat(MOST).map((choice) =>
  command({
    name: `look at tab ${choice}`,
    isPossible: ({ tabs }) => tabs.length > 1,
    async run(model, journey) {
      model.current = choice % model.tabs.length;
      await journey.lookAt(model.current);
    },
  }),
);

const closing = fc.constant(
  command({
    name: 'close the tab',
    isPossible: ({ tabs }) => tabs.length > 1,
    async run(model, journey) {
      model.tabs = model.tabs.filter((_, index) => index !== model.current);
      model.current = 0;
      await journey.closeTab(0);
    },
  }),
);

export const tabs: fc.Arbitrary<Command> = fc.oneof(opening, switching, closing);
