import { journalPrompts } from '@lamplight/content/journal';
import { projectsFor } from '@lamplight/content/projects';
import { memoryVerses } from '@lamplight/content/verses';
import { describe, expect, test } from 'vitest';
import { worryIn } from './worries.ts';

const worrying = (texts: readonly string[]) => texts.filter((text) => worryIn(text) !== null);

/** All texts in content, however deep they lie. */
function textsIn(content: unknown): string[] {
  if (typeof content === 'string') return [content];
  if (typeof content !== 'object' || content === null) return [];
  return Object.values(content).flatMap(textsIn);
}

/** A child sends these back as their own words. */
describe('what the product itself gives a child to write raises no alert', () => {
  test('the verses to learn by heart', () => {
    const verses = textsIn(memoryVerses());
    expect(verses.length).toBeGreaterThan(8);
    expect(worrying(verses)).toEqual([]);
  });

  test('the prompts of the journal', () => {
    const prompts = textsIn(journalPrompts());
    expect(prompts.length).toBeGreaterThan(50);
    expect(worrying(prompts)).toEqual([]);
  });

  test('the programs that the projects begin with, and those that solve them', () => {
    const programs = (['elementary', 'middle', 'high'] as const).flatMap((band) =>
      projectsFor({ band, difficulty: 'Medium', completedIds: [] }).flatMap(
        ({ starterCode, solution }) => [starterCode, solution],
      ),
    );
    expect(programs.length).toBeGreaterThan(50);
    expect(worrying(programs)).toEqual([]);
  });
});
