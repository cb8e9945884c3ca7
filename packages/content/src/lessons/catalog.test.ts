import { CONTENT_BANDS } from '@lamplight/domain/age';
import { lessonId } from '@lamplight/domain/lessons';
import { describe, expect, it } from 'vitest';
import {
  allLessons,
  findLesson,
  lessonEntries,
  lessonsOfDay,
  lessonsOfModule,
  lessonText,
  modules,
} from './catalog.ts';

describe('the modules', () => {
  it('are the four that the programme has, with ids that never change', () => {
    expect(modules.map(({ id, category, title }) => [id, category, title])).toEqual([
      [1, 'bible', 'Bible Foundations'],
      [2, 'ai', 'AI for Kids'],
      [3, 'math', 'Math Adventures'],
      [4, 'science', 'Science Explorers'],
    ]);
  });

  it('say what they are about', () => {
    for (const { description } of modules) expect(description.length).toBeGreaterThan(60);
  });
});

describe('the catalog of lessons', () => {
  it('has the whole first week: Bible and AI daily, Math and Science in turn', () => {
    const week = [1, 2, 3, 4, 5, 6, 7].map((day) =>
      lessonsOfDay(day).map(({ category }) => category),
    );
    const odd = ['bible', 'ai', 'math'];
    const even = ['bible', 'ai', 'science'];
    expect(week).toEqual([odd, even, odd, even, odd, even, odd]);
  });

  it('knows each lesson by the id of its subject and day', () => {
    for (const { id, category, dayNumber } of lessonEntries()) {
      expect(id).toBe(lessonId(category, dayNumber));
      expect(findLesson(id)).toMatchObject({ category, dayNumber });
    }
    expect(findLesson(1)).toMatchObject({ category: 'bible', dayNumber: 1 });
    expect(findLesson(57)).toMatchObject({ category: 'ai', dayNumber: 1 });
  });

  it('has nothing for an id, a module or a day that does not exist', () => {
    expect(findLesson(169)).toBeUndefined();
    expect(lessonsOfModule(5)).toEqual([]);
    expect(lessonsOfDay(57)).toEqual([]);
  });

  it('gives the lessons of a module by day', () => {
    for (const { id, category } of modules) {
      const lessons = lessonsOfModule(id);
      const days = lessons.map(({ dayNumber }) => dayNumber);
      expect(days).toEqual(days.toSorted((a, b) => a - b));
      expect(new Set(lessons.map((lesson) => lesson.category))).toEqual(new Set([category]));
    }
    expect(
      lessonsOfModule(4)
        .map(({ dayNumber }) => dayNumber)
        .slice(0, 3),
    ).toEqual([2, 4, 6]);
  });

  it('gives each band its own text', () => {
    for (const lesson of allLessons()) {
      const contents = CONTENT_BANDS.map((band) => lessonText(lesson, band).content);
      expect(new Set(contents).size).toBe(CONTENT_BANDS.length);
    }
  });
});
