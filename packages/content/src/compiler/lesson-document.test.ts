import { figureSchema } from '@lamplight/domain/figures';
import { sceneSchema } from '@lamplight/domain/scenes';
import { describe, expect, it } from 'vitest';
import { genesisScriptures } from '../../test/fixtures.ts';
import { findingLine } from '../checks/finding.ts';
import { readLessonText } from './lesson-document.ts';

const FRONT = `---
title: Hello, Light!
description: It was dark. Then God spoke.
difficulty: beginner
objectives:
  - Tell what God made.
  - Name the bright time.
---
`;

const QUESTION = `:::choose{objectives="1 2"}
What came?

- [ ] Trees
- [x] Light

God spoke, and the light was there.
:::
`;

const JUMPS = figureSchema.parse({
  kind: 'number-line',
  least: 0,
  most: 21,
  step: 7,
  jumps: [[0, 7]],
});

const DARK = sceneSchema.parse({ place: 'deep', light: 'night' });

const read = (text: string) =>
  readLessonText(
    { path: 'lessons/bible/day-01/elementary.en.md', text },
    { scenes: { dark: DARK }, figures: { jumps: JUMPS }, scriptures: genesisScriptures },
  );
const faults = (text: string) => read(text).findings.map(findingLine);
const AT = 'lessons/bible/day-01/elementary.en.md, line';

describe('a lesson file', () => {
  it('is prose as it is written, what to do, and questions with the place of the right option', () => {
    const { value, findings } = read(
      `${FRONT}\n## A start\n\nLook at *this*: 3 * 4 = 12.\n\n- one\n- two\n\n:::activity[Curl up]\nCurl up small. Then jump!\n:::\n\n${QUESTION}`,
    );
    expect(findings).toEqual([]);
    expect(value).toEqual({
      title: 'Hello, Light!',
      description: 'It was dark. Then God spoke.',
      difficulty: 'beginner',
      objectives: ['Tell what God made.', 'Name the bright time.'],
      content: '## A start\n\nLook at *this*: 3 * 4 = 12.\n\n- one\n- two',
      activities: [{ title: 'Curl up', description: 'Curl up small. Then jump!' }],
      checks: [
        {
          question: 'What came?',
          options: ['Trees', 'Light'],
          answer: 1,
          explanation: 'God spoke, and the light was there.',
          practises: [0, 1],
        },
      ],
      play: [
        { kind: 'words', from: 0, to: 3 },
        { kind: 'activity', activity: 0 },
        { kind: 'check', check: 0 },
      ],
    });
  });

  it('takes the words of a verse that is only named from the translation', () => {
    const { value } = read(
      `${FRONT}\nThen God spoke.\n\n::verse{ref="Genesis 1:3"}\n\nOpen your eyes!\n`,
    );
    expect(value?.content).toBe(
      'Then God spoke.\n\n> And God said, “Let there be light,” and there was light.\n> — Genesis 1:3\n\nOpen your eyes!',
    );
  });

  it('keeps the words of a part of a verse that is quoted', () => {
    const { value } = read(`${FRONT}\n:::verse{ref="Genesis 1:3"}\nLet there be light\n:::\n`);
    expect(value?.content).toBe('> Let there be light\n> — Genesis 1:3');
  });

  const CALL = '::scene{name="dark" alt="Deep, dark water."}';

  it('opens with a scene, and has others wherever they are called', () => {
    const { value, findings } = read(
      `${FRONT}\n${CALL}\n\nIt was dark.\n\n## Words\n\nGod spoke.\n\n## Water\n\n${CALL}\n\nIt was deep.\n`,
    );
    expect(findings).toEqual([]);
    expect(value?.illustrations).toEqual([
      { block: 0, scene: DARK, alt: 'Deep, dark water.' },
      { block: 4, scene: DARK, alt: 'Deep, dark water.' },
    ]);
    expect(value?.content).toBe(
      'It was dark.\n\n## Words\n\nGod spoke.\n\n## Water\n\nIt was deep.',
    );
  });

  it.each([
    [
      'that is not written',
      CALL.replace('dark', 'light'),
      "10: scenes.yaml has no scene 'light'; it has dark",
    ],
    [
      'without words',
      '::scene{name="dark"}',
      '10: a scene needs its name and its words: ::scene{name="night-boat" alt="A boat on a dark lake."}',
    ],
  ])('refuses a scene %s', (_, text, message) => {
    expect(faults(`${FRONT}\n${text}\n`)).toEqual([`${AT} ${message}`]);
  });

  it('draws a figure where it is called', () => {
    const { value, findings } = read(
      `${FRONT}\nJump!\n\n::figure{name="jumps" alt="Jumps of 7."}\n\nYou land on 14.\n`,
    );
    expect(findings).toEqual([]);
    expect(value?.figures).toEqual([{ block: 1, figure: JUMPS, alt: 'Jumps of 7.' }]);
    expect(value?.play[1]).toEqual({ kind: 'figure', figure: 0 });
  });

  it.each([
    [
      'that is not drawn',
      '::figure{name="line" alt="A line."}',
      "figures.yaml has no figure 'line'; it has jumps",
    ],
    [
      'without words',
      '::figure{name="jumps"}',
      'a figure needs its name and its words: ::figure{name="jumps" alt="A line from 0 to 21 with jumps of 7."}',
    ],
  ])('refuses a figure %s', (_, text, message) => {
    expect(faults(`${FRONT}\n${text}\n`)).toEqual([`${AT} 10: ${message}`]);
  });

  it('turns the page at a line of dashes, which is no prose', () => {
    const { value } = read(`${FRONT}\nDark.\n\n---\n\nLight!\n`);
    expect(value?.content).toBe('Dark.\n\nLight!');
    expect(value?.play).toEqual([
      { kind: 'words', from: 0, to: 1 },
      { kind: 'turn' },
      { kind: 'words', from: 1, to: 2 },
    ]);
  });

  it('counts the time of an activity where the file says how long it lasts', () => {
    const { value } = read(`${FRONT}\n:::activity[Stand still]{seconds=30}\nStand still.\n:::\n`);
    expect(value?.activities).toEqual([
      { title: 'Stand still', description: 'Stand still.', seconds: 30 },
    ]);
  });

  it('has thoughts for wrong options and a picture for each', () => {
    const question = QUESTION.replace('Trees', '![](herb) Trees | Trees came later.').replace(
      '[x] Light',
      '[x] ![](sun) Light',
    );
    expect(read(`${FRONT}\n${question}`).value?.checks[0]).toMatchObject({
      options: ['Trees', 'Light'],
      thoughts: ['Trees came later.', null],
      pictures: ['herb', 'sun'],
    });
  });

  it('says at which line a verse, a directive or a front matter is wrong', () => {
    expect(faults(`${FRONT}\n::verse{ref="Genesis 9:13"}\n`)).toEqual([
      `${AT} 10: 'Genesis 9:13' is not among the passages at hand: extract it (README, Scripture) or add a whole Bible to the host`,
    ]);
    expect(faults(`${FRONT}\n::verse\n`)).toEqual([
      `${AT} 10: a verse needs its reference: ::verse{ref="Genesis 1:3"}`,
    ]);
    expect(faults(`${FRONT}\nSome words.\n\n:::chose{objectives="1"}\nWhat?\n:::\n`)).toEqual([
      `${AT} 12: 'chose' is none of scene, figure, verse, activity, choose, order, sort, match, tap, count, gap, build, slide, predict, draw, write, train`,
    ]);
    expect(faults('Some words.')).toEqual([
      `${AT} 1: begins without a front matter between lines of ---`,
    ]);
    expect(faults(FRONT.replace('beginner', 'simple'))).toEqual([
      expect.stringContaining(`${AT} 4: difficulty: `),
    ]);
    expect(faults(FRONT.replace('Hello, Light!', '12'))).toEqual([
      `${AT} 2: title: write words, in quotes when they look like a number`,
    ]);
  });

  it.each([
    ['two right options', QUESTION.replace('[ ]', '[x]'), 'exactly one option has [x]'],
    ['no right option', QUESTION.replace('[x]', '[ ]'), 'exactly one option has [x]'],
    [
      'an option without a box',
      QUESTION.replace('- [ ] ', '- '),
      'every option begins with - [ ] or - [x]',
    ],
    [
      'an objective that is not there',
      QUESTION.replace('1 2', '3'),
      'objectives="…" takes numbers from 1 to 2',
    ],
    [
      'no explanation',
      QUESTION.replace(/\nGod .*\n/, ''),
      'a question has its words before the options and an explanation after them',
    ],
    [
      'no options',
      QUESTION.replace(/- .*\n/g, ''),
      'a question needs its options as a list: - [ ] … - [x] …',
    ],
    [
      'a picture for some options only',
      QUESTION.replace('Trees', '![](herb) Trees'),
      'either every option has a picture or none has',
    ],
  ])('refuses a question with %s', (_, question, message) => {
    expect(faults(`${FRONT}\n${question}`)).toEqual([`${AT} 10: ${message}`]);
  });
});
