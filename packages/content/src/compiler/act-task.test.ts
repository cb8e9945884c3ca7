import type { LessonAct } from '@lamplight/domain/acts';
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
---
`;
const CAMP = sceneSchema.parse({
  place: 'camp',
  light: 'night',
  things: [
    { what: 'tent', at: [2, 1] },
    { what: 'lantern', at: [5, 1] },
    { what: 'sheep', at: [7, 2], count: 5 },
    { what: 'sheep', at: [9, 2] },
  ],
});
const CALL = '::scene{name="camp" alt="A camp at night."}';

const read = (text: string) =>
  readLessonText(
    { path: 'a.en.md', text: `${FRONT}\n${text}\n` },
    {
      scenes: { camp: CAMP },
      figures: { named: {}, words: new Map() },
      scriptures: genesisScriptures,
    },
  );

/** The only act of a text. */
function act(text: string): LessonAct | undefined {
  const { value, findings } = read(text);
  expect(findings).toEqual([]);
  return value?.acts?.[0];
}

describe('an act of a lesson', () => {
  it('is an order, written in the right one', () => {
    expect(
      act(
        ':::order{objectives="1"}\nWhat came first?\n\n1. ![](sun) Light\n2. Land\n3. Fish\n\nLight came first.\n:::',
      ),
    ).toEqual({
      kind: 'order',
      question: 'What came first?',
      explanation: 'Light came first.',
      practises: [0],
      items: [{ text: 'Light', picture: 'sun' }, { text: 'Land' }, { text: 'Fish' }],
    });
  });

  it('is groups with their things', () => {
    expect(
      act(
        ':::sort{objectives="1"}\nDay or night?\n\n- Day\n  - Sun\n  - Bee\n- Night\n  - Owl\n\nOwls wake at night.\n:::',
      ),
    ).toMatchObject({
      kind: 'sort',
      groups: [{ text: 'Day' }, { text: 'Night' }],
      items: [
        { text: 'Sun', group: 0 },
        { text: 'Bee', group: 0 },
        { text: 'Owl', group: 1 },
      ],
    });
  });

  it('is pairs', () => {
    expect(
      act(':::match{objectives="1"}\nWhich?\n\n- two | 2\n- three | 3\n\nCount them.\n:::'),
    ).toMatchObject({
      kind: 'match',
      pairs: [
        { left: { text: 'two' }, right: { text: '2' } },
        { left: { text: 'three' }, right: { text: '3' } },
      ],
    });
  });

  it('is something in the scene to tap', () => {
    expect(
      act(
        `${CALL}\n\n:::tap{objectives="1"}\nWhere is the light?\n\n- [ ] tent: The tent | The tent is dark.\n- [x] lantern: The lantern\n\nA lantern burns.\n:::`,
      ),
    ).toMatchObject({
      kind: 'tap',
      parts: [
        { name: 'tent', text: 'The tent', thought: 'The tent is dark.' },
        { name: 'lantern', text: 'The lantern', thought: null },
      ],
      answer: 1,
    });
  });

  it('counts what the scene has', () => {
    expect(
      act(`${CALL}\n\n:::count{of=sheep objectives="1"}\nHow many sheep?\n\nFive and one.\n:::`),
    ).toMatchObject({ kind: 'count', of: 'sheep', count: 6 });
  });

  it('is gaps in a text with words for them and others', () => {
    expect(
      act(
        ':::gap{objectives="1"}\nFill the gaps.\n\n> God named it [day], and the dark\n> He named [night].\n\n- noon\n\nTwo names.\n:::',
      ),
    ).toMatchObject({
      kind: 'gap',
      pieces: ['God named it ', ', and the dark\nHe named ', '.'],
      words: ['day', 'night', 'noon'],
    });
  });

  it('is a verse in pieces', () => {
    expect(act('::build{ref="Genesis 1:3" pieces=3 objectives="1"}')).toMatchObject({
      kind: 'verse',
      reference: 'Genesis 1:3',
      pieces: ['And God said, “Let', 'there be light,”', 'and there was light.'],
    });
  });

  it('is a verse in its phrases, where a bar stands between them', () => {
    expect(
      act(
        ':::build{ref="Genesis 1:3" objectives="1"}\nAnd God said, | “Let there be light,” | and there was light.\n:::',
      ),
    ).toMatchObject({
      pieces: ['And God said,', '“Let there be light,”', 'and there was light.'],
    });
  });

  const BUGS =
    '- Ladybug\n  - ladybug 1\n  - ladybug 2\n  - [?] ladybug 3\n- Ant\n  - ant 1\n  - ant 2\n  - [?] ant 3';

  it('is a machine to teach with ready drawings, and to test with others', () => {
    expect(
      act(
        `:::train{learner=neighbors objectives="1"}\nTeach it.\n\n${BUGS}\n\nIt asks who is near.\n:::`,
      ),
    ).toMatchObject({
      kind: 'train',
      learner: 'neighbors',
      asks: 'mistakes',
      groups: [{ text: 'Ladybug' }, { text: 'Ant' }],
      kinds: [],
      examples: [
        { text: 'Ladybug', drawing: { name: 'ladybug', variant: 1 }, group: 0 },
        { text: 'Ladybug', drawing: { name: 'ladybug', variant: 2 }, group: 0 },
        { text: 'Ant', drawing: { name: 'ant', variant: 1 }, group: 1 },
        { text: 'Ant', drawing: { name: 'ant', variant: 2 }, group: 1 },
      ],
      tests: [{ group: 0 }, { text: 'Ant', drawing: { name: 'ant', variant: 3 }, group: 1 }],
    });
  });

  it('is a machine to teach with words, which says whose they are', () => {
    const notes =
      '- Grew\n  - damp, warm | Bean\n  - dry, warm | Cactus\n  - [?] damp | Bean\n- Did not grow\n  - ![](cactus) damp, cool | Cactus\n  - dry, cool | Bean\n  - [?] dry | Cactus';
    expect(
      act(`:::train{learner=tree asks=misread objectives="1"}\nTeach it.\n\n${notes}\n\nSo.\n:::`),
    ).toMatchObject({
      learner: 'tree',
      asks: 'misread',
      kinds: ['Bean', 'Cactus'],
      examples: [
        { text: 'damp, warm', group: 0, kind: 0 },
        { text: 'dry, warm', group: 0, kind: 1 },
        { text: 'damp, cool', picture: 'cactus', group: 1, kind: 1 },
        { text: 'dry, cool', group: 1, kind: 0 },
      ],
      tests: [
        { text: 'damp', group: 0, kind: 0 },
        { text: 'dry', group: 1, kind: 1 },
      ],
    });
  });

  it.each([
    [
      'a number on a scale',
      ':::slide{from=0 to=60 step=5 unit="minutes" answer=35}\nHow long?\n\nIt took 35.\n:::',
      { kind: 'slide', from: 0, to: 60, step: 5, unit: 'minutes', answer: 35, practises: [] },
    ],
    [
      'what may happen',
      ':::predict\nWhat will it do?\n\n- Sink\n- Float\n:::',
      { kind: 'predict', options: [{ text: 'Sink' }, { text: 'Float' }], practises: [] },
    ],
    ['something to draw', ':::draw\nDraw the dark.\n:::', { kind: 'draw', practises: [] }],
    [
      'a line to write',
      ':::write\nWrite one thanks.\n:::',
      { kind: 'write', question: 'Write one thanks.' },
    ],
  ])('asks for %s, where no answer is wrong', (_, text, expected) => {
    expect(act(text)).toMatchObject(expected);
  });

  it('stands in the play where the file has it', () => {
    const { value } = read(`Dark.\n\n:::draw\nDraw it.\n:::\n\nLight!`);
    expect(value?.play).toEqual([
      { kind: 'words', from: 0, to: 1 },
      { kind: 'act', act: 0 },
      { kind: 'words', from: 1, to: 2 },
    ]);
  });

  it.each([
    [
      'an objective that is not there',
      ':::draw{objectives="2"}\nDraw.\n:::',
      'objectives="…" takes numbers from 1 to 1',
    ],
    [
      'an order of two things',
      ':::order{objectives="1"}\nWhat?\n\n- A\n- B\n\nSo.\n:::',
      'items: Too small: expected array to have >=3 items',
    ],
    [
      'no reason',
      ':::order{objectives="1"}\nWhat?\n\n- A\n- B\n- C\n:::',
      'order takes a question, then the things in their right order as a list, then why',
    ],
    [
      'something to tap that the scene has not',
      `${CALL}\n\n:::tap{objectives="1"}\nWhere?\n\n- [ ] tent: The tent\n- [x] moon: The moon\n\nSo.\n:::`,
      "the scene has no 'moon' to tap; it has lantern, sheep, tent",
    ],
    [
      'something to tap without a scene',
      ':::tap{objectives="1"}\nWhere?\n\n- [ ] tent: A\n- [x] sun: B\n\nSo.\n:::',
      "the scene has no 'tent' to tap; it has nothing: call a scene first",
    ],
    [
      'something to count that the scene has not',
      `${CALL}\n\n:::count{of=goat objectives="1"}\nHow many?\n\nSo.\n:::`,
      "the scene has no 'goat' to count",
    ],
    [
      'a pair without its half',
      ':::match{objectives="1"}\nWhich?\n\n- two | 2\n- three\n\nSo.\n:::',
      'match takes a question, then pairs as a list: - two | 2, then why',
    ],
    [
      'an answer off the scale',
      ':::slide{from=0 to=10 step=1 answer=12}\nHow many?\n\nTwelve.\n:::',
      'the answer of a slide lies from its from to its to',
    ],
    [
      'a drawing that there is not',
      `:::train{learner=neighbors objectives="1"}\nTeach it.\n\n${BUGS}\n  - dragon 1\n\nSo.\n:::`,
      "there is no drawing 'dragon 1'; write one of ",
    ],
    [
      'a machine to teach without a reason',
      `:::train{learner=neighbors objectives="1"}\nTeach it.\n\n${BUGS}\n:::`,
      'train takes a question, then two piles as a list',
    ],
    [
      'a machine that nobody knows',
      ':::train{learner=parrot objectives="1"}\nTeach.\n\n- A\n  - a\n- B\n  - b\n\nSo.\n:::',
      'learner: Invalid option',
    ],
    [
      'a scale without an end',
      ':::slide{from=0 step=1 answer=12}\nHow many?\n\nTwelve.\n:::',
      'to=… takes a number',
    ],
  ])('is refused with %s', (_, text, message) => {
    expect(read(text).findings.map(findingLine).join()).toContain(message);
  });
});
