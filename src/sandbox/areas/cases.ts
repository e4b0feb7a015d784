import { addFiles, type FileProblem } from '#areas/support/contact/rules.ts';
import { getCases, patchCase, postCase, postComment, type CaseWire } from '#areas/support/contract.ts';
import { Refusal, serve, type Sandbox } from '../serve.ts';
import type { World } from '../world.ts';
import { caseNumber, FIRST_NEW } from './casesWorld.ts';

const FILE_REFUSALS: Record<FileProblem, string> = {
  kind: 'Not a kind of file that can be attached',
  size: 'The file is too large',
  empty: 'The file is empty',
  count: 'Too many files',
};

export function serveCases(sandbox: Sandbox): void {
  serve(sandbox, getCases, ({ world }) => world.cases);

  serve(sandbox, postCase, ({ world, payload, now }) => {
    const { refused } = addFiles([], payload.attachments ?? []);
    const problem = refused[0]?.problem;
    if (problem) throw new Refusal(422, { code: problem, message: FILE_REFUSALS[problem] });
    const count = world.cases.length + 1;
    const created: CaseWire = {
      id: `C${String(count)}`,
      subject: payload.subject,
      number: caseNumber(now, FIRST_NEW + count),
      createdAt: new Date(now).toISOString(),
      closed: false,
      description: payload.description,
      messages: [],
      attachments: payload.attachments?.map(({ name }) => ({ name })),
    };
    world.cases.push(created);
    return created;
  });

  serve(sandbox, patchCase, ({ world, params, payload }) => {
    const one = caseOf(world, params.id);
    one.closed = payload.closed;
    return one;
  });

  serve(sandbox, postComment, ({ world, params, payload, now }) => {
    const one = caseOf(world, params.id);
    if (one.closed === true) throw new Refusal(409, { code: 'closed', message: 'The case is closed' });
    const messages = one.messages ?? [];
    const message = {
      id: `${params.id}-M${String(messages.length + 1)}`,
      body: payload.body,
      createdAt: new Date(now).toISOString(),
      received: false,
    };
    one.messages = [...messages, message];
    return message;
  });
}

function caseOf(world: World, id: string): CaseWire {
  const one = world.cases.find((known) => known.id === id);
  if (!one) throw new Refusal(404, { code: 'case', message: 'No such case' });
  return one;
}
