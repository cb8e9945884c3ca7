import type { TeacherLesson } from '@lamplight/domain/teaching';
import { describe, expect, test } from 'vitest';
import {
  EMPTY_LESSON,
  editedLessonOf,
  editedLessonRules,
  type LessonRules,
  type LessonValues,
  lacksInformation,
  NEW_LESSON_RULES,
  newLessonOf,
  valuesOf,
} from './lesson-form.ts';

const owls: LessonValues = {
  ...EMPTY_LESSON,
  title: 'Owls',
  description: 'How they hear',
  content: 'In the dark…',
};

const stored: TeacherLesson = {
  id: 7,
  title: 'Gears',
  description: 'How they turn',
  content: 'Two wheels…',
  difficulty: 'advanced',
  duration: 45,
  subject: 'engineering',
  createdAt: '2026-06-15T09:00:00.000Z',
};

function refusal(rules: LessonRules, values: LessonValues): string | undefined {
  return rules.schema.safeParse(values).error?.issues[0]?.message;
}

test('the empty dialog is for beginners, 30 minutes and science', () => {
  expect(EMPTY_LESSON).toMatchObject({
    difficulty: 'beginner',
    duration: '30',
    subject: 'science',
  });
});

describe('the minutes', () => {
  test.each(['15', '120'])('of a new lesson may be %s', (duration) => {
    expect(refusal(NEW_LESSON_RULES, { ...owls, duration })).toBeUndefined();
  });

  test.each(['14', '121', '30.5', 'long'])('of a new lesson may not be %s', (duration) => {
    expect(refusal(NEW_LESSON_RULES, { ...owls, duration })).toBe(
      'Please choose between 15 and 120 minutes.',
    );
  });

  test('have to be there', () => {
    const message = refusal(NEW_LESSON_RULES, { ...owls, duration: '' });
    expect(message).toBe('Please fill in all required fields.');
  });

  test('of an edited lesson may be 5', () => {
    const rules = editedLessonRules(stored);
    expect(refusal(rules, { ...valuesOf(stored), duration: '5' })).toBeUndefined();
    expect(refusal(rules, { ...valuesOf(stored), duration: '4' })).toBe(
      'Please choose between 5 and 120 minutes.',
    );
  });
});

describe('the texts', () => {
  test.each(['title', 'description', 'content'] as const)('need a %s', (field) => {
    const values = { ...owls, [field]: '  ' };
    expect(refusal(NEW_LESSON_RULES, values)).toBe('Please fill in all required fields.');
    expect(lacksInformation(values)).toBe(true);
  });

  test('are complete when all three are there', () => {
    expect(refusal(NEW_LESSON_RULES, owls)).toBeUndefined();
    expect(lacksInformation(owls)).toBe(false);
  });
});

describe('the subjects', () => {
  test('of a new lesson are those of the create dialog', () => {
    expect(NEW_LESSON_RULES.subjects).toEqual([
      'science',
      'technology',
      'engineering',
      'math',
      'art',
    ]);
  });

  test('of an edited lesson are those of the edit dialog and its own', () => {
    expect(editedLessonRules(stored).subjects).toEqual([
      'engineering',
      'science',
      'math',
      'english',
      'history',
      'art',
      'music',
    ]);
    expect(editedLessonRules({ ...stored, subject: 'art' }).subjects).toHaveLength(6);
  });
});

test('what is sent has its minutes as a number', () => {
  expect(newLessonOf(owls)).toMatchObject({ title: 'Owls', duration: 30 });
  expect(editedLessonOf(7, valuesOf(stored))).toMatchObject({ id: 7, duration: 45 });
});
