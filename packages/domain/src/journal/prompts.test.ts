import { describe, expect, test } from 'vitest';
import { choosePrompts, type Prompt } from './prompts.ts';

const free = ['a', 'b', 'c', 'd', 'e'].map((text): Prompt => ({ text, theme: 'thanks' }));
const weekly = [1, 1, 2, 2, 2].map(
  (week, index): Prompt => ({ text: `week ${week} number ${index}`, theme: 'wonder', week }),
);
const all = [...free, ...weekly];

describe('what there is to write about', () => {
  test('is everything for the age, with the prompts of this week first', () => {
    const { week, prompts } = choosePrompts(all, 2, 8);
    expect(week).toBe(2);
    expect(prompts).toHaveLength(all.length);
    expect(prompts.slice(0, 3).map((prompt) => prompt.week)).toEqual([2, 2, 2]);
  });

  test('begins with three for today: one of the week and two others', () => {
    const { today } = choosePrompts(all, 1, 1);
    expect(today.map(({ text }) => text)).toEqual(['week 1 number 0', 'a', 'b']);
  });

  test('moves on each day', () => {
    const first = choosePrompts(all, 1, 1).today;
    const second = choosePrompts(all, 1, 2).today;
    expect(second.filter((prompt) => first.includes(prompt))).toEqual([]);
  });

  test('names no prompt twice, however few there are', () => {
    const { today } = choosePrompts(free.slice(0, 1), 3, 15);
    expect(today.map(({ text }) => text)).toEqual(['a']);
    expect(choosePrompts([], 1, 1)).toEqual({ week: 1, today: [], prompts: [] });
  });
});
