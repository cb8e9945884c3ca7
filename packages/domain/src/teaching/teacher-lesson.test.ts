import { describe, expect, test } from 'vitest';
import { editedTeacherLessonSchema, isPlayText, newTeacherLessonSchema } from './teacher-lesson.ts';

const owls = { title: 'Owls', description: 'How they hear', content: 'In the dark…' };

describe('a new lesson', () => {
  test('starts as in the empty dialog', () => {
    expect(newTeacherLessonSchema.parse(owls)).toEqual({
      ...owls,
      difficulty: 'beginner',
      duration: 30,
      subject: 'science',
    });
  });

  test.each(['title', 'description', 'content'])('needs a %s', (field) => {
    for (const value of ['', '   ', undefined]) {
      const result = newTeacherLessonSchema.safeParse({ ...owls, [field]: value });
      expect(result.error?.issues[0]).toMatchObject({
        path: [field],
        message: 'Please fill in all required fields.',
      });
    }
  });

  test.each([
    [14, false],
    [15, true],
    [120, true],
    [121, false],
    [30.5, false],
  ])('of %d minutes: %s', (duration, taken) => {
    expect(newTeacherLessonSchema.safeParse({ ...owls, duration }).success).toBe(taken);
  });

  test.each([
    ['technology', true],
    ['art', true],
    ['history', false],
    ['alchemy', false],
  ])('about %s: %s', (subject, taken) => {
    expect(newTeacherLessonSchema.safeParse({ ...owls, subject }).success).toBe(taken);
  });
});

describe('an edited lesson', () => {
  test.each([
    [4, false],
    [5, true],
    [120, true],
    [121, false],
  ])('of %d minutes: %s', (duration, taken) => {
    expect(editedTeacherLessonSchema.safeParse({ id: 1, ...owls, duration }).success).toBe(taken);
  });

  test.each([
    ['history', true],
    ['music', true],
    ['technology', true],
    ['alchemy', false],
  ])('about %s: %s', (subject, taken) => {
    expect(editedTeacherLessonSchema.safeParse({ id: 1, ...owls, subject }).success).toBe(taken);
  });

  test('keeps what is left out', () => {
    expect(editedTeacherLessonSchema.parse({ id: 1, ...owls })).toEqual({ id: 1, ...owls });
  });
});

describe('a text of a teacher', () => {
  test.each([
    ['Owls hear.\n\n:::choose\nWho?', true],
    ['::verse{ref="Genesis 1:3"}', true],
    ['---\nobjectives: [Say who hears.]\n---\nOwls', true],
    ['Owls hear.\n\n- one\n- two', false],
    ['At 10:30 we go :: to the lake.', false],
    ['One\n\n---\n\nTwo', false],
  ])('%j is a play: %s', (content, is) => {
    expect(isPlayText(content)).toBe(is);
  });
});
