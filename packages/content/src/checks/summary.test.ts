import { describe, expect, it } from 'vitest';
import { genesisOnly, soundLesson } from '../../test/fixtures.ts';
import { spread, summarizeBands, summarizeScripture } from './summary.ts';

describe('the summary of the content', () => {
  it('counts lessons, words and questions of each subject and band', () => {
    const rows = summarizeBands([soundLesson(), soundLesson({ dayNumber: 2 })]);
    expect(rows).toHaveLength(4);
    expect(rows[0]).toMatchObject({
      category: 'bible',
      band: 'kindergarten',
      lessons: 2,
      words: 220,
      activities: 2,
      checks: 6,
    });
  });

  it('tells the spread of numbers', () => {
    expect(spread([3, 1, 10])).toEqual({ least: 1, median: 3, most: 10 });
    expect(spread([4, 2])).toEqual({ least: 2, median: 3, most: 4 });
    expect(spread([])).toBeNull();
  });

  it('tells what a translation confirms', () => {
    const use = (reference: string, quotation: string | null) => ({
      path: 'a',
      label: 'b',
      reference,
      quotation,
    });
    const uses = [
      use('Genesis 1:1', 'In the beginning'),
      use('Genesis 1:1', 'In the end'),
      use('Genesis 1:3', null),
      use('Genesis 1:2', null),
    ];
    expect(summarizeScripture(uses, genesisOnly)).toEqual({
      quotations: 2,
      exactQuotations: 1,
      references: 2,
      foundReferences: 1,
    });
  });
});
