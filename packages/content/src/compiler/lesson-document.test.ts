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

const DARK = sceneSchema.parse({ place: 'deep', light: 'night' });

const read = (text: string) =>
  readLessonText(
    { path: 'lessons/bible/day-01/elementary.en.md', text },
    { dark: DARK },
    genesisScriptures,
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

  it('opens with a scene, and has one below each heading that calls one', () => {
    const { value, findings } = read(
      `${FRONT}\n${CALL}\n\nIt was dark.\n\n## Words\n\nGod spoke.\n\n## Water\n\n${CALL}\n\nIt was deep.\n`,
    );
    expect(findings).toEqual([]);
    expect(value?.illustrations).toEqual([
      { heading: 0, scene: DARK, alt: 'Deep, dark water.' },
      { heading: 2, scene: DARK, alt: 'Deep, dark water.' },
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
    [
      'beside another',
      `${CALL}\n\n${CALL}`,
      '12: one scene stands before the first words, and one below each heading',
    ],
    [
      'between paragraphs',
      `It was dark.\n\n${CALL}\n\nIt was deep.`,
      '12: one scene stands before the first words, and one below each heading',
    ],
  ])('refuses a scene %s', (_, text, message) => {
    expect(faults(`${FRONT}\n${text}\n`)).toEqual([`${AT} ${message}`]);
  });

  it('says at which line a verse, a directive or a front matter is wrong', () => {
    expect(faults(`${FRONT}\n::verse{ref="Genesis 9:13"}\n`)).toEqual([
      `${AT} 10: 'Genesis 9:13' is not among the passages at hand: see packages/content/README.md, Scripture`,
    ]);
    expect(faults(`${FRONT}\n::verse\n`)).toEqual([
      `${AT} 10: a verse needs its reference: ::verse{ref="Genesis 1:3"}`,
    ]);
    expect(faults(`${FRONT}\nSome words.\n\n:::chose{objectives="1"}\nWhat?\n:::\n`)).toEqual([
      `${AT} 12: 'chose' is none of scene, verse, activity and choose`,
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
  ])('refuses a question with %s', (_, question, message) => {
    expect(faults(`${FRONT}\n${question}`)).toEqual([`${AT} 10: ${message}`]);
  });
});
