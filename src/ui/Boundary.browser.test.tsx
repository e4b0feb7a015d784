import { useState, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { platform } from '#platform/platform.ts';
import { translate } from '#tests/support/translate.ts';
import { Button } from './Button.tsx';
import { Contained } from './Contained.tsx';
import { Field } from './form/fields.tsx';
import { FormContext } from './formState.ts';
import { STAR } from './icons.ts';
import { LinkButton } from './LinkButton.tsx';
import { Parts } from './Parts.tsx';

/** Draws a part that a press changes, on a page that is being translated. */
async function changed(draw: (isLater: boolean) => ReactNode) {
  function Part() {
    const [isLater, setLater] = useState(false);
    return (
      <>
        <button onClick={() => setLater(!isLater)}>change</button>
        <main>
          <Contained>{draw(isLater)}</Contained>
        </main>
      </>
    );
  }
  const place = document.createElement('div');
  document.body.replaceChildren(place);
  const root = createRoot(place);
  root.render(<Part />);
  await expect.element(page.getByRole('main')).toBeInTheDocument();
  translate('de');
  await expect.poll(() => document.querySelector('main font')).not.toBeNull();
  return {
    main: page.getByRole('main'),
    change: () => page.getByRole('button', { name: 'change' }).click(),
    end: () => root.unmount(),
  };
}

const PARTS: [string, (text: string) => ReactNode][] = [
  ['a button', (text) => <Button>{text}</Button>],
  ['a button with a picture', (text) => <Button icon={STAR}>{text}</Button>],
  ['a link', (text) => <LinkButton href="#x">{text}</LinkButton>],
  [
    'a link with a picture',
    (text) => (
      <LinkButton href="#x" icon={STAR}>
        {text}
      </LinkButton>
    ),
  ],
  [
    'the error of a field',
    (text) => (
      <FormContext value={{ texts: {}, errors: { mail: { message: text } }, busy: false }}>
        <Field name="mail" label="" required />
      </FormContext>
    ),
  ],
  [
    'a text that comes and goes',
    (text) => (
      <p>
        {text === 'one' && text}
        <i>between</i>
        {text === 'two' && text}
      </p>
    ),
  ],
  [
    'an element before a text',
    (text) => (
      <p>
        {text === 'two' && <b>two</b>} beside <i>{text}</i>
      </p>
    ),
  ],
];

test.each(PARTS)(
  '[environments/markup-of-others] %s changes its text on a translated page',
  async (_, draw) => {
    const { main, change, end } = await changed((isLater) => draw(isLater ? 'two' : 'one'));
    for (const [now, before] of [
      ['two', 'one'],
      ['one', 'two'],
      ['two', 'one'],
    ] as const) {
      await change();
      await expect.element(main).toMatchTextContent(now);
      await expect.element(main).not.toMatchTextContent(before);
    }
    end();
  },
);

test('[http/survives-failures] panels that cannot be drawn say so, alike failures are one report, and the rest of the page stands', async () => {
  const report = vi.spyOn(platform(), 'report');
  function Broken(): ReactNode {
    throw new TypeError('Cannot be drawn');
  }
  const place = document.createElement('main');
  const texts = document.createElement('template');
  texts.toggleAttribute('data-island-failed');
  texts.content.append(document.createElement('hr'));
  document.body.replaceChildren(texts, place);
  const root = createRoot(place);
  root.render(
    <Parts>
      <Broken />
      <p>stands</p>
      <Broken />
    </Parts>,
  );
  await expect.poll(() => page.getByRole('separator').elements()).toHaveLength(2);
  await expect.element(page.getByText('stands')).toBeVisible();
  expect(report.mock.calls).toEqual([['Panel', expect.any(TypeError)]]);
  root.unmount();
  report.mockRestore();
});
