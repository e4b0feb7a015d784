import { describe, expect, test } from 'vitest';
import { edited, pageElements } from './html.ts';

function named(html: string, name: string) {
  return pageElements(html).filter((element) => element.name === name);
}

describe('pageElements', () => {
  test.each([
    ['unquoted', '<script src=/a.js></script>'],
    ['in single quotes', "<script src='/a.js'></script>"],
    ['in upper case', '<SCRIPT SRC="/a.js"></SCRIPT>'],
    ['behind a slash', '<script/src="/a.js"></script>'],
    ['behind an attribute with an angle bracket', '<script data-a="a>b" src="/a.js"></script>'],
    ['with entities', '<script src="&#47;a.js"></script>'],
    ['written twice, of which the first counts', '<script src="/a.js" src="/b.js"></script>'],
    ['without an end tag', '<script src="/a.js">'],
  ])('an attribute %s', (_, html) => {
    expect(named(html, 'script').map(({ attributes }) => attributes.src)).toEqual(['/a.js']);
  });

  test('a comment holds no elements, however it ends', () => {
    expect(named('<!-- <p> --!><b></b><!--><i></i>', 'p')).toEqual([]);
    expect(named('<!-- <p> --!><b></b><!--><i></i>', 'b')).toHaveLength(1);
    expect(named('<!-- <p> --!><b></b><!--><i></i>', 'i')).toHaveLength(1);
  });

  test('text of a script is as it stands, and ends where a browser ends it', () => {
    expect(named('<script>"<p>&amp;"</SCRIPT ><p>', 'script')[0]?.text).toBe('"<p>&amp;"');
    expect(named('<textarea><script>a()</script></textarea>', 'script')).toEqual([]);
    expect(named('<title><script>a()</script></title>', 'script')).toEqual([]);
  });

  test('what a template or a noscript element holds is there, and not live', () => {
    const html =
      '<template><p><template><p></p></template></p></template><noscript><p></p></noscript><p></p>';
    expect(named(html, 'p').map(({ isLive }) => isLive)).toEqual([false, false, false, true]);
  });

  test('a meta element that stands before any text is in the head, and one behind it is not', () => {
    const html = '<meta name="a"><p>Text</p><meta name="b">';
    expect(named(html, 'meta').map(({ parent }) => parent)).toEqual(['head', 'body']);
  });
});

describe('edited', () => {
  test('replaces at the offsets of the elements, whatever the line ends', () => {
    const html = '<!doctype html>\r\n<p>é</p>\r\n<b>b</b><i>i</i>';
    const place = (name: string) => {
      const [{ place: { startOffset, endOffset } = { startOffset: -1, endOffset: -1 } } = {}] = named(
        html,
        name,
      );
      return { startOffset, endOffset };
    };
    const edits = [
      { ...place('i'), text: '' },
      { ...place('p'), text: 'P' },
    ];
    expect(edited(html, edits)).toBe('<!doctype html>\r\nP\r\n<b>b</b>');
  });
});
