import { describe, expect, test } from 'vitest';
import { circleIn, drawing, withDrawing, type FolderImport } from './mapRules.ts';

/** `a b` is an import, `a ~b` a lazy one. */
function imports(...lines: string[]): FolderImport[] {
  return lines.map((line) => {
    const [from = '', to = ''] = line.split(' ');
    return { from, to: to.replace('~', ''), isLazy: to.startsWith('~') };
  });
}

describe('circleIn', () => {
  test('names the folders of a circle', () => {
    expect(circleIn(imports('a b', 'b c', 'c d', 'd b'))).toEqual(['b', 'c', 'd', 'b']);
  });

  test('finds none where all arrows lead one way, or only a lazy import closes it', () => {
    expect(circleIn(imports('a b', 'a c', 'b d', 'c d'))).toBeUndefined();
    expect(circleIn(imports('a b', 'b ~a'))).toBeUndefined();
  });
});

describe('drawing', () => {
  test('leaves out an arrow that follows from others', () => {
    expect(drawing(imports('a b', 'b c', 'a c', 'a d'))).toBe(
      'flowchart TD\n  a --> b\n  a --> d\n  b --> c',
    );
  });

  test('dots lazy imports, which imply nothing', () => {
    expect(drawing(imports('a ~b', 'b c', 'a c'))).toBe('flowchart TD\n  a --> c\n  a -.-> b\n  b --> c');
  });

  test('refuses a circle by its names', () => {
    expect(() => drawing(imports('a b', 'b a'))).toThrow('a → b → a');
  });
});

describe('withDrawing', () => {
  const page = 'Before\n\n<!-- Written by `npm run map`. -->\nold\n<!-- End of the map. -->\n\nAfter\n';

  test('replaces what stands between the markers, and nothing else', () => {
    const once = withDrawing(page, 'new');
    expect(once).toContain('```mermaid\nnew\n```');
    expect(once).not.toContain('old');
    expect(once.startsWith('Before\n')).toBe(true);
    expect(once.endsWith('\n\nAfter\n')).toBe(true);
    expect(withDrawing(once, 'new')).toBe(once);
  });

  test('refuses a page without the markers', () => {
    expect(() => withDrawing('Before', 'new')).toThrow('npm run map');
  });
});
