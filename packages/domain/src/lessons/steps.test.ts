import { describe, expect, it } from 'vitest';
import type { ContentBand } from '../age/index.ts';
import { parseContent } from './content-markup.ts';
import type { PlayPart } from './play.ts';
import { type LessonStep, stepsOf } from './steps.ts';

const LONG = 'One two three four five. Six seven eight nine ten. Eleven twelve thirteen fourteen.';
const LONGER = `${LONG} Fifteen sixteen seventeen eighteen. Nineteen twenty and on and on and on.`;

/** The play of a content in which nothing is called. */
const told = (content: string): PlayPart[] => [
  { kind: 'words', from: 0, to: parseContent(content).length },
];

/** A step as a line: its scene, its words, what is done. */
function line({ scene, items, task }: LessonStep): string {
  const words = items.map((item) => {
    if (item.kind === 'figure') return `[figure ${item.figure}]`;
    return item.block.kind === 'list' ? item.block.items.join(' ') : item.block.text;
  });
  return [
    ...(scene === null ? [] : [`(${scene})`]),
    ...words,
    ...(task === null ? [] : [`${task.kind} ${task.index}`]),
    ...(task?.told === undefined ? [] : [task.told]),
  ].join(' | ');
}

const cut = (content: string, band: ContentBand, play = told(content)) =>
  stepsOf({ content, play, activities: [] }, band).map(line);

describe('the steps of a lesson', () => {
  it('hold at most 25 words in kindergarten, and short paragraphs stand together', () => {
    expect(cut(`Hello.\n\nGoodbye.\n\n${LONG}\n\n${LONG}`, 'kindergarten')).toEqual([
      `Hello. | Goodbye. | ${LONG}`,
      LONG,
    ]);
  });

  it('part a long paragraph between its sentences into pieces of about the same length', () => {
    expect(cut(LONGER, 'kindergarten')).toEqual([
      LONG,
      'Fifteen sixteen seventeen eighteen. Nineteen twenty and on and on and on.',
    ]);
  });

  it.each([
    ['elementary', [`A start | ${LONGER}`, `More | ${LONGER}`]],
    ['intermediate', [`A start | ${LONGER}`, `More | ${LONGER}`]],
    ['advanced', [`A start | ${LONGER}`, `More | ${LONGER}`]],
  ] as const)('begin with each heading, in %s as everywhere', (band, steps) => {
    expect(cut(`## A start\n\n${LONGER}\n\n## More\n\n${LONGER}`, band)).toEqual(steps);
  });

  it('hold at most 60 words in elementary and a whole section above it', () => {
    const content = `## All\n\n${LONGER}\n\n${LONGER}\n\n${LONGER}`;
    expect(cut(content, 'elementary')).toEqual([`All | ${LONGER} | ${LONGER}`, LONGER]);
    expect(cut(content, 'intermediate')).toHaveLength(1);
  });

  it('never cut a verse or a list', () => {
    const verse = `> ${LONGER}\n> — Psalm 1:1`;
    const list = `- ${LONG}\n- ${LONG}`;
    expect(cut(`Hear:\n\n${verse}\n\n${list}`, 'kindergarten')).toEqual([
      'Hear:',
      LONGER,
      `${LONG} ${LONG}`,
    ]);
  });

  const PLAY: PlayPart[] = [
    { kind: 'scene', scene: 0 },
    { kind: 'words', from: 0, to: 1 },
    { kind: 'check', check: 0 },
    { kind: 'words', from: 1, to: 2 },
    { kind: 'turn' },
    { kind: 'figure', figure: 0 },
    { kind: 'words', from: 2, to: 3 },
    { kind: 'act', act: 1 },
    { kind: 'scene', scene: 1 },
    { kind: 'activity', activity: 0 },
  ];
  const CONTENT = 'First.\n\nSecond.\n\nThird.';

  it('give every task a step and keep the scene on the stage for the young', () => {
    expect(cut(CONTENT, 'elementary', PLAY)).toEqual([
      '(0) | First.',
      '(0) | check 0',
      '(0) | Second.',
      '(0) | [figure 0] | Third.',
      '(0) | act 1',
      '(1) | activity 0',
    ]);
  });

  it('end with the task that belongs to their words for older readers, who see each scene once', () => {
    expect(cut(CONTENT, 'advanced', PLAY)).toEqual([
      '(0) | First. | check 0',
      'Second.',
      '[figure 0] | Third. | act 1',
      '(1) | activity 0',
    ]);
  });

  it('keep a heading with what it stands above, be it a scene, a task or a page that is turned', () => {
    const content = '## Here\n\n## There\n\nSecond.';
    const play: PlayPart[] = [
      { kind: 'words', from: 0, to: 1 },
      { kind: 'scene', scene: 0 },
      { kind: 'turn' },
      { kind: 'act', act: 0 },
      { kind: 'words', from: 1, to: 2 },
      { kind: 'scene', scene: 1 },
      { kind: 'words', from: 2, to: 3 },
    ];
    expect(cut(content, 'elementary', play)).toEqual([
      '(0) | Here | act 0',
      '(1) | There | Second.',
    ]);
  });

  it('tell an activity on as many screens as its words need, and ask to do it on the last one', () => {
    const steps = (description: string, band: ContentBand) =>
      stepsOf(
        {
          content: '',
          play: [{ kind: 'activity', activity: 0 }],
          activities: [{ title: 'Ten stones', description }],
        },
        band,
      ).map(line);
    expect(steps(LONG, 'kindergarten')).toEqual(['activity 0']);
    expect(steps(LONGER, 'kindergarten')).toEqual([
      `Ten stones | ${LONG}`,
      'activity 0 | Fifteen sixteen seventeen eighteen. Nineteen twenty and on and on and on.',
    ]);
    expect(steps(LONGER, 'elementary')).toEqual(['activity 0']);
  });

  it('keep the scene beside an act that plays in it', () => {
    const source = { content: CONTENT, play: PLAY, activities: [] };
    const steps = stepsOf(source, 'advanced', (act) => act === 1);
    expect(steps.map(line)[2]).toBe('(0) | [figure 0] | Third. | act 1');
  });

  it.each(['kindergarten', 'elementary', 'intermediate', 'advanced'] as const)(
    'lose no word in %s',
    (band) => {
      const content = `## A start\n\n${LONGER} ${LONGER}\n\n- ${LONG}\n- end\n\n${LONG}`;
      expect(cut(content, band).join(' ').replaceAll(' |', '')).toBe(
        `A start ${LONGER} ${LONGER} ${LONG} end ${LONG}`,
      );
    },
  );
});
