import { describe, expect, it } from 'vitest';
import { lines, soundCheck, soundLesson } from '../../test/fixtures.ts';
import { checkStructure } from './structure.ts';

const faults = (...lessons: Parameters<typeof checkStructure>[0]) => lines(checkStructure(lessons));

describe('the structure of a lesson', () => {
  it('is sound as the fixture has it', () => {
    expect(faults(soundLesson())).toEqual([]);
  });

  it('belongs to a day on which its subject is taught', () => {
    expect(faults(soundLesson({ category: 'math', dayNumber: 2 }))).toEqual([
      'dayNumber: there is no math lesson on day 2',
    ]);
    expect(faults(soundLesson({ category: 'math', dayNumber: 3 }))).toEqual([]);
    expect(faults(soundLesson({ dayNumber: 57 }))).toEqual([
      'dayNumber: 57 is no day of the programme',
    ]);
  });

  it('has every band', () => {
    const { kindergarten, elementary, intermediate } = soundLesson().bands;
    const bands: object = { kindergarten, elementary, intermediate };
    const lesson = Object.assign(soundLesson(), { bands });
    expect(faults(lesson)).toEqual(['advanced: is missing']);
  });

  it('rests on a passage when it is a Bible lesson', () => {
    expect(faults(soundLesson({ references: [] }))).toEqual([
      'references: a Bible lesson rests on at least one passage',
    ]);
    expect(faults(soundLesson({ category: 'ai', references: [] }))).toEqual([]);
  });

  it('is as long as its band asks, verse blocks not counted', () => {
    const words = (count: number) => Array.from({ length: count }, (_, at) => `w${at}`).join(' ');
    const withWords = (count: number) =>
      faults(
        soundLesson({
          bands: { kindergarten: { content: `${words(count)}\n\n> a b c d\n> — Genesis 1:1` } },
        }),
      );
    expect(withWords(109)).toEqual(['kindergarten content: 109 words, not 110 to 180']);
    expect(withWords(110)).toEqual([]);
    expect(withWords(180)).toEqual([]);
    expect(withWords(181)).toEqual(['kindergarten content: 181 words, not 110 to 180']);
  });

  it('has headings from elementary on', () => {
    const content = `## Only one\n\n${Array.from({ length: 250 }, (_, at) => `w${at}`).join(' ')}`;
    expect(faults(soundLesson({ bands: { elementary: { content } } }))).toEqual([
      'elementary content: 1 headings, not 2 to 4',
    ]);
  });

  it('has two to four objectives, one to three activities and three checks', () => {
    const lesson = soundLesson({
      bands: {
        advanced: {
          objectives: ['Name one thing.'],
          activities: [],
          checks: [soundCheck('advanced', { practises: [0] })],
        },
      },
    });
    expect(faults(lesson)).toEqual([
      'advanced objectives: 1 objectives, not 2 to 4',
      'advanced activities: 0 activities, not 1 to 3',
      'advanced checks: 1 checks, not 3 to 3',
    ]);
  });

  it('takes up each objective in a check', () => {
    const checks = [0, 1, 2].map((answer) => soundCheck('advanced', { answer, practises: [0] }));
    expect(faults(soundLesson({ bands: { advanced: { checks } } }))).toEqual([
      'advanced objectives[1]: is taken up by no check',
    ]);
  });

  it('asks with three options in kindergarten and four later, one of them right', () => {
    const [first, second] = [soundCheck('advanced'), soundCheck('advanced', { answer: 1 })];
    const faulty = soundCheck('kindergarten', { answer: 3, practises: [2] });
    const lesson = soundLesson({ bands: { advanced: { checks: [first, second, faulty] } } });
    expect(faults(lesson)).toEqual([
      'advanced checks[2]: 3 options, not 4',
      'advanced checks[2]: answer 3 is none of its options',
      'advanced checks[2]: practises objective 2, which is not there',
    ]);
  });

  it('has no empty or ragged texts', () => {
    const lesson = soundLesson({ bands: { elementary: { title: '', description: ' Come. ' } } });
    expect(faults(lesson)).toEqual([
      'elementary title: is empty',
      'elementary description: has space at its edge',
    ]);
  });
});

describe('lessons side by side', () => {
  it('have their own day and their own titles', () => {
    expect(faults(soundLesson(), soundLesson())).toEqual([
      'dayNumber: another lesson has this category and day',
    ]);
    expect(faults(soundLesson(), soundLesson({ dayNumber: 2 }))).toEqual(
      ['kindergarten', 'elementary', 'intermediate', 'advanced'].map(
        (band) => `${band} title: is also in lessons/bible/day-01`,
      ),
    );
  });
});
