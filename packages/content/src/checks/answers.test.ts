import { CONTENT_BANDS, type ContentBand } from '@lamplight/domain/age';
import { describe, expect, it } from 'vitest';
import { lines, soundCheck, soundLesson } from '../../test/fixtures.ts';
import { checkAnswers } from './answers.ts';

/** Three lessons whose checks in a band have the right answers at these nine positions. */
function lessonsWith(band: ContentBand, answers: number[], options?: string[]) {
  return [1, 2, 3].map((dayNumber, lesson) =>
    soundLesson({
      dayNumber,
      bands: {
        [band]: {
          checks: [0, 1, 2].map((index) =>
            soundCheck(band, {
              answer: answers[lesson * 3 + index] ?? 0,
              ...(options ? { options } : {}),
            }),
          ),
        },
      },
    }),
  );
}

describe('the place of right answers', () => {
  it('is spread evenly in the fixture', () => {
    expect(checkAnswers(lessonsWith('kindergarten', [0, 1, 2, 0, 1, 2, 0, 1, 2]))).toEqual([]);
  });

  it('may not lean on one of three positions in more than half of the checks', () => {
    expect(lines(checkAnswers(lessonsWith('kindergarten', [0, 0, 0, 0, 0, 1, 1, 2, 2])))).toEqual([
      'checks with 3 options: 5 of 9 right answers are at position 0',
    ]);
    expect(checkAnswers(lessonsWith('kindergarten', [0, 0, 0, 0, 1, 1, 1, 2, 2]))).toEqual([]);
  });

  it('may not lean on one of four positions in more than 45 percent', () => {
    const leaning = [1, 2, 3].map((dayNumber) => {
      const checks = [3, 3, 0].map((answer) => soundCheck('advanced', { answer }));
      return soundLesson({
        dayNumber,
        bands: { elementary: { checks }, intermediate: { checks }, advanced: { checks } },
      });
    });
    expect(lines(checkAnswers(leaning))).toEqual([
      'checks with 4 options: 18 of 27 right answers are at position 3',
    ]);
  });

  it('is judged for each subject by itself and only over enough checks', () => {
    const [first] = lessonsWith('kindergarten', [0, 0, 0]);
    expect(checkAnswers(first === undefined ? [] : [first])).toEqual([]);
  });
});

describe('the length of right answers', () => {
  /** Two lessons of three checks in each of the four bands, the first `told` of them with this right option. */
  function weekWithRight(right: string, told: number, days: readonly number[] = [1, 7]) {
    let left = told;
    const checksOf = (band: ContentBand) =>
      [0, 1, 2].map((answer) => {
        const { options } = soundCheck(band);
        left -= 1;
        return soundCheck(band, {
          answer,
          options: left < 0 ? options : options.with(answer, right),
        });
      });
    return days.map((dayNumber) =>
      soundLesson({
        dayNumber,
        bands: Object.fromEntries(CONTENT_BANDS.map((band) => [band, { checks: checksOf(band) }])),
      }),
    );
  }

  it('gives away at most 40 percent of a week’s answers', () => {
    expect(lines(checkAnswers(weekWithRight('a much longer one', 10)))).toEqual([
      'week 1 checks: in 10 of 24 the right option is the longest',
    ]);
    expect(checkAnswers(weekWithRight('a much longer one', 9))).toEqual([]);
    expect(lines(checkAnswers(weekWithRight('ax', 10)))).toEqual([
      'week 1 checks: in 10 of 24 the right option is the shortest',
    ]);
    expect(checkAnswers(weekWithRight('ax', 9))).toEqual([]);
  });

  it('gives nothing away when another option is as long', () => {
    expect(checkAnswers(weekWithRight('owl', 24))).toEqual([]);
  });

  it('is judged for each week by itself', () => {
    const even = weekWithRight('a much longer one', 0);
    const leaning = weekWithRight('a much longer one', 10, [8, 14]);
    expect(lines(checkAnswers([...even, ...leaning]))).toEqual([
      'week 2 checks: in 10 of 24 the right option is the longest',
    ]);
  });

  it('is judged for each subject by itself and only over enough checks', () => {
    const [one, two] = weekWithRight('a much longer one', 24);
    if (one === undefined || two === undefined) throw new Error('two lessons were made');
    expect(checkAnswers([one, { ...two, category: 'science' }])).toEqual([]);
    expect(checkAnswers([one, two])).toHaveLength(1);
  });
});

describe('the options of a check', () => {
  const faults = (...options: string[]) =>
    lines(
      checkAnswers([
        soundLesson({ bands: { elementary: { checks: [soundCheck('elementary', { options })] } } }),
      ]),
    );

  it('are distinct, whatever their capitals and full stops', () => {
    expect(faults('Red', 'red.', 'tan', 'sky')).toEqual([
      "elementary checks[0]: two options say 'red.'",
    ]);
    expect(faults('3 + 4', '3 − 4', '3.4', '34')).toEqual([]);
  });

  it.each(['All of the above', 'None of these', 'Both a and c', 'None of the others.'])(
    'are never “%s”',
    (lazy) => {
      expect(faults('red', 'tan', 'sky', lazy)).toEqual([
        `elementary checks[0]: no option is '${lazy}'`,
      ]);
    },
  );

  it('may speak of all of them in earnest', () => {
    expect(faults('All of them can swim far', 'tan', 'sky', 'ink')).toEqual([]);
  });
});
