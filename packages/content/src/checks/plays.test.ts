import type { LessonAct } from '@lamplight/domain/acts';
import type { LessonText, PlayPart } from '@lamplight/domain/lessons';
import { describe, expect, it } from 'vitest';
import { soundLesson, soundText } from '../../test/fixtures.ts';
import { checkPlays, countPlays, isPlay } from './plays.ts';

const DRAW: LessonAct = { kind: 'draw', question: 'Draw.', explanation: '', practises: [] };
const GUESS: LessonAct = {
  kind: 'predict',
  question: 'What happens?',
  explanation: '',
  practises: [],
  options: [{ text: 'This' }, { text: 'That' }],
};

const check = (index: number): PlayPart => ({ kind: 'check', check: index });
const act = (index: number): PlayPart => ({ kind: 'act', act: index });
const WORDS: PlayPart = { kind: 'words', from: 0, to: 20 };
const CHECKS = [check(0), check(1), check(2)];

/** A text of which somebody has made a play of these parts. */
function played(
  acts: readonly LessonAct[],
  play: readonly PlayPart[],
  changes: Partial<LessonText> = {},
) {
  return { ...soundText('intermediate'), acts, play, ...changes };
}

const messages = (...lessons: Parameters<typeof checkPlays>[0]) =>
  checkPlays(lessons).map(({ path, label, message }) => `${path} ${label}: ${message}`);

describe('the check of the plays', () => {
  it('only counts a text that nobody has written acts for', () => {
    const lesson = soundLesson({ bands: { intermediate: { play: [WORDS, ...CHECKS] } } });
    expect(messages(lesson)).toEqual([]);
    const text = countPlays([lesson]).find(({ band }) => band === 'intermediate');
    expect(text).toMatchObject({ week: 1, run: ['choose', 'choose', 'choose'], figures: 0 });
    expect(text && isPlay(text)).toBe(false);
  });

  it('wants four acts with the questions, and five of the young', () => {
    const play = [WORDS, act(0), ...CHECKS];
    expect(messages(soundLesson({ bands: { intermediate: played([DRAW], play) } }))).toEqual([]);
    expect(messages(soundLesson({ bands: { elementary: played([DRAW], play) } }))).toEqual([
      'lessons/bible/day-01 elementary: 4 acts with its questions, not 5 or more',
    ]);
  });

  it('wants a guess and a figure in maths and science', () => {
    const figures = [
      { block: 0, figure: { kind: 'array', rows: 2, columns: 3 }, alt: 'Two rows of three dots.' },
    ] as const;
    const maths = (text: LessonText) =>
      soundLesson({ category: 'math', bands: { intermediate: text } });
    expect(messages(maths(played([DRAW], [act(0), ...CHECKS])))).toEqual([
      'lessons/math/day-01 intermediate: has no guess before the telling: a slide or a predict',
      'lessons/math/day-01 intermediate: has no figure drawn from its own numbers',
    ]);
    expect(messages(maths(played([GUESS], [act(0), ...CHECKS], { figures })))).toEqual([]);
  });

  it('wants a scene on each step of the youngest', () => {
    const bare = played([DRAW, GUESS], [WORDS, act(0), act(1), ...CHECKS], {
      content: 'Look! A boat.',
    });
    const scened: LessonText = {
      ...bare,
      illustrations: [
        { block: 0, scene: { place: 'lake', light: 'day', cast: [], things: [] }, alt: 'A lake.' },
      ],
      play: [{ kind: 'scene', scene: 0 }, ...bare.play],
    };
    expect(messages(soundLesson({ bands: { kindergarten: bare } }))).toEqual([
      'lessons/bible/day-01 kindergarten: 6 steps without a scene',
    ]);
    expect(messages(soundLesson({ bands: { kindergarten: scened } }))).toEqual([]);
  });

  it('wants words beside a figure that has a step to itself', () => {
    const figures = [
      { block: 0, figure: { kind: 'array', rows: 2, columns: 3 }, alt: 'Two rows of three dots.' },
    ] as const;
    const shown = (...play: PlayPart[]) =>
      soundLesson({
        bands: {
          elementary: played([DRAW, GUESS], play, { figures, content: 'Look at the dots.' }),
        },
      });
    const figure: PlayPart = { kind: 'figure', figure: 0 };
    expect(messages(shown(act(0), figure, act(1), ...CHECKS))).toEqual([
      'lessons/bible/day-01 elementary: 1 steps without a word on what to look at',
    ]);
    expect(messages(shown(act(0), figure, WORDS, act(1), ...CHECKS))).toEqual([]);
  });

  it('finds two plays of a week with the same run of acts', () => {
    const lessonOn = (dayNumber: number, play: readonly PlayPart[]) =>
      soundLesson({ dayNumber, bands: { intermediate: played([DRAW], play) } });
    const first = lessonOn(1, [act(0), ...CHECKS]);
    const other = lessonOn(3, [...CHECKS, act(0)]);
    expect(messages(first, lessonOn(2, [act(0), ...CHECKS]), other)).toEqual([
      'lessons/bible/day-02 intermediate: has the same run of acts as lessons/bible/day-01',
    ]);
    expect(messages(first, lessonOn(8, [act(0), ...CHECKS]), other)).toEqual([]);
  });
});
