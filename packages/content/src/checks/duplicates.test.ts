import { describe, expect, it } from 'vitest';
import { lines } from '../../test/fixtures.ts';
import { checkDuplicates } from './duplicates.ts';

const stretch = (owner: string, text: string) => ({ path: owner, label: 'content', owner, text });

describe('words that two texts share', () => {
  const eight = 'the boat came home before the evening rain';

  it('may be seven in a row and not eight', () => {
    expect(
      checkDuplicates([
        stretch('a', `${eight} fell`),
        stretch('b', 'boat came home before the evening rain'),
      ]),
    ).toEqual([]);
    expect(lines(checkDuplicates([stretch('a', eight), stretch('b', `Once ${eight}.`)]))).toEqual([
      `content: “${eight}” is also in a content`,
    ]);
  });

  it('are found whatever their capitals and punctuation', () => {
    const shouted = 'The boat came home, before the evening… RAIN!';
    expect(checkDuplicates([stretch('a', eight), stretch('b', shouted)])).toHaveLength(1);
  });

  it('are told once for a long run', () => {
    const long = `${eight} and we lit`;
    expect(checkDuplicates([stretch('a', long), stretch('b', long)])).toHaveLength(1);
  });

  it('may come back within one text', () => {
    expect(checkDuplicates([stretch('a', eight), stretch('a', eight)])).toEqual([]);
  });

  it('may be counting', () => {
    const counting = 'one two three four five six seven eight nine ten';
    expect(checkDuplicates([stretch('a', counting), stretch('b', counting)])).toEqual([]);
  });
});
