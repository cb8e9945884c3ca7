import { describe, expect, test } from 'vitest';
import { playsInScene, type SpokenPlay, spokenSteps, spokenTask, spokenWords } from './index.ts';

const asked = { question: 'What did God name the bright time?', explanation: '', practises: [] };
const LESSON: SpokenPlay = {
  id: 7,
  title: 'Hello, Light!',
  content: 'Close your eyes. What can you see?\n\n> Let there be light.\n> — Genesis 1:3',
  checks: [{ question: asked.question, options: ['Day', 'Night', 'Summer'] }],
  acts: [
    { act: { kind: 'count', ...asked, question: 'How many stars?', of: 'star', count: 3 } },
    { act: { kind: 'draw', ...asked, question: 'Draw the light.' } },
  ],
  activities: [{ title: 'Light hunters', description: 'Walk slowly.' }],
  play: [
    { kind: 'words', from: 0, to: 1 },
    { kind: 'check', check: 0 },
    { kind: 'words', from: 1, to: 2 },
    { kind: 'activity', activity: 0 },
  ],
};

describe('what a voice reads', () => {
  test('of each step is its words and its task, and the first one begins with the title', () => {
    const [first, asks, verse, does] = spokenSteps(LESSON, 'kindergarten');
    expect(first).toEqual(['Hello, Light!', 'Close your eyes.', 'What can you see?']);
    expect(asks?.[0]).toBe(asked.question);
    expect(asks?.slice(1).toSorted()).toEqual(['Day', 'Night', 'Summer']);
    expect(verse).toEqual(['Let there be light.', 'Genesis 1:3']);
    expect(does).toEqual(['Light hunters', 'Walk slowly.']);
  });

  test('of a task that the lesson does not have is nothing', () => {
    for (const kind of ['check', 'act', 'activity'] as const) {
      expect(spokenTask(LESSON, { kind, index: 9 })).toEqual([]);
    }
  });

  test('of blocks is every sentence in them', () => {
    const list = { kind: 'list', items: ['One lamp.', 'Two lamps. Three!'] } as const;
    expect(spokenWords('', [{ kind: 'heading', text: 'At night' }, list])).toEqual([
      ...['At night', 'One lamp.', 'Two lamps.', 'Three!'],
    ]);
  });
});

test('what is counted is done in the scene, what is drawn is not', () => {
  expect([0, 1, 9].map((act) => playsInScene(LESSON, act))).toEqual([true, false, false]);
});
