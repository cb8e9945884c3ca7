/** What a teacher can ask or have done in a lesson, in the order in which it is offered. */
export const TASK_KINDS = [
  'choose',
  'order',
  'sort',
  'match',
  'gap',
  'predict',
  'slide',
  'draw',
  'write',
  'activity',
] as const;
export type TaskKind = (typeof TASK_KINDS)[number];

/** The words that stand in a block until the teacher has written their own, by their key. */
export type SampleWords = (key: SampleKey) => string;
export type SampleKey =
  | 'question'
  | 'right'
  | 'wrong'
  | 'thought'
  | 'why'
  | 'first'
  | 'second'
  | 'third'
  | 'group'
  | 'otherGroup'
  | 'thing'
  | 'otherThing'
  | 'gapText'
  | 'otherWord'
  | 'unit'
  | 'draw'
  | 'write'
  | 'activity'
  | 'activityText';

/** A task in the format of the lessons, with words to write over. */
export function taskBlock(kind: TaskKind, word: SampleWords): string {
  const lines = LINES[kind](word);
  return [`:::${opening(kind, word)}`, ...lines, ':::'].join('\n');
}

function opening(kind: TaskKind, word: SampleWords): string {
  if (kind === 'slide') return `slide{from=0 to=100 step=10 unit="${word('unit')}" answer=50}`;
  return kind === 'activity' ? `activity[${word('activity')}]` : kind;
}

const LINES: Readonly<Record<TaskKind, (word: SampleWords) => string[]>> = {
  choose: (word) => [
    word('question'),
    `- [x] ${word('right')}`,
    `- [ ] ${word('wrong')} | ${word('thought')}`,
    `- [ ] ${word('wrong')} | ${word('thought')}`,
    '',
    word('why'),
  ],
  order: (word) => [
    word('question'),
    ...[word('first'), word('second'), word('third')].map((item) => `- ${item}`),
    '',
    word('why'),
  ],
  sort: (word) => [
    word('question'),
    `- ${word('group')}`,
    `  - ${word('thing')} 1`,
    `  - ${word('thing')} 2`,
    `- ${word('otherGroup')}`,
    `  - ${word('otherThing')} 1`,
    `  - ${word('otherThing')} 2`,
    '',
    word('why'),
  ],
  match: (word) => [
    word('question'),
    `- ${word('thing')} 1 | ${word('otherThing')} 1`,
    `- ${word('thing')} 2 | ${word('otherThing')} 2`,
    '',
    word('why'),
  ],
  gap: (word) => [
    word('question'),
    '',
    `> ${word('gapText')}`,
    '',
    `- ${word('otherWord')}`,
    '',
    word('why'),
  ],
  predict: (word) => [
    word('question'),
    ...[word('first'), word('second')].map((item) => `- ${item}`),
    '',
    word('why'),
  ],
  slide: (word) => [word('question'), '', word('why')],
  draw: (word) => [word('draw')],
  write: (word) => [word('write')],
  activity: (word) => [word('activityText')],
};
