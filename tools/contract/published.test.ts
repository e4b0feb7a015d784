import { expect, test } from 'vitest';
import { contractOf, published } from './files.ts';

test('the published contract is what the code makes of it', async () => {
  expect(await contractOf('sent')).toEqual(published());
});

test('each operation is described, and each refusal has an example of its own', () => {
  const { paths, components } = published() as unknown as {
    paths: Record<string, Record<string, { description?: string; responses: Record<string, Refused> }>>;
    components: { responses: Record<string, Refused> };
  };
  const examples = new Map<string, string>();
  for (const operation of Object.values(paths).flatMap((path) => Object.values(path))) {
    expect(operation.description).toMatch(/\w/);
    for (const [status, refused] of Object.entries(operation.responses))
      if (/^[45]/.test(status)) note(refused);
  }
  Object.values(components.responses).forEach(note);
  expect(examples.get('The answer to the challenge is not accepted. The code is `captcha`.')).toContain(
    'captcha',
  );
  expect(new Set(examples.values()).size).toBe(examples.size);

  function note({ description = '', content }: Refused): void {
    if (content) examples.set(description, JSON.stringify(content['application/json'].example));
  }
});

interface Refused {
  description?: string;
  content?: { 'application/json': { example: { code: string; message: string } } };
}
