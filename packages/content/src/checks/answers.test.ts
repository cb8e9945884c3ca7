import type { ContentBand } from '@lamplight/domain/age';
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
  const lessonsWithRight = (right: string) =>
    [1, 2, 3].map((dayNumber) => {
      const checks = [0, 1, 2].map((answer) => {
        const options = ['red', 'tan', 'sky'];
        options[answer] = right;
        return soundCheck('kindergarten', { answer, options });
      });
      const long = [0, 1, 2].map((answer) => {
        const options = ['red', 'tan', 'sky', 'ink'];
        options[answer] = right;
        return soundCheck('advanced', { answer, options });
      });
      return soundLesson({
        dayNumber,
        bands: {
          kindergarten: { checks },
          elementary: { checks: long },
          advanced: { checks: long },
        },
      });
    });

  it('gives no answer away', () => {
    expect(lines(checkAnswers(lessonsWithRight('a much longer one')))).toEqual([
      'checks: in 27 of 36 the right option is the longest',
    ]);
    expect(lines(checkAnswers(lessonsWithRight('ax')))).toEqual([
      'checks: in 27 of 36 the right option is the shortest',
    ]);
    expect(checkAnswers(lessonsWithRight('owl'))).toEqual([]);
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
