import type { ContentBand } from '@lamplight/domain/age';
import { CONTENT_BANDS } from '@lamplight/domain/age';
import { CURRICULUM_DAYS } from '@lamplight/domain/curriculum';
import {
  isTaughtOn,
  LESSON_DIFFICULTIES,
  type LessonCheck,
  type LessonSource,
  type LessonText,
  parseContent,
} from '@lamplight/domain/lessons';
import { wordCount } from '@lamplight/domain/text';
import type { Finding } from './finding.ts';
import { contentProse, lessonPath, proseOf, writtenBands } from './prose.ts';

type Bounds = readonly [least: number, most: number];

/** Words of content in each band, without verse blocks. */
export const CONTENT_WORDS: Readonly<Record<ContentBand, Bounds>> = {
  kindergarten: [110, 180],
  elementary: [220, 330],
  intermediate: [380, 550],
  advanced: [550, 800],
};

const HEADINGS: Readonly<Record<ContentBand, Bounds>> = {
  kindergarten: [0, 2],
  elementary: [2, 4],
  intermediate: [2, 4],
  advanced: [2, 4],
};

const OBJECTIVES: Bounds = [2, 4];
const ACTIVITIES: Bounds = [1, 3];
const CHECKS = 3;
const TITLE_LETTERS = 80;

/** What a lesson must consist of: its day, bands, counts and lengths. */
export function checkStructure(lessons: readonly LessonSource[]): Finding[] {
  return [...lessons.flatMap(checkLesson), ...repeatedDays(lessons), ...repeatedTitles(lessons)];
}

/** Words of a lesson's content, without its verse blocks. */
export function contentWords(text: LessonText): number {
  return contentProse(text.content).reduce((sum, { text: prose }) => sum + wordCount(prose), 0);
}

function checkLesson(lesson: LessonSource): Finding[] {
  const path = lessonPath(lesson);
  const findings: Finding[] = [];
  const say = (label: string, message: string) => findings.push({ path, label, message });
  const { category, dayNumber } = lesson;
  if (!Number.isInteger(dayNumber) || dayNumber < 1 || dayNumber > CURRICULUM_DAYS) {
    say('dayNumber', `${dayNumber} is no day of the programme`);
  } else if (!isTaughtOn(category, dayNumber)) {
    say('dayNumber', `there is no ${category} lesson on day ${dayNumber}`);
  }
  if (category === 'bible' && lesson.references.length === 0) {
    say('references', 'a Bible lesson rests on at least one passage');
  }
  const written = new Map(writtenBands(lesson));
  for (const band of CONTENT_BANDS) {
    const text = written.get(band);
    if (text === undefined) say(band, 'is missing');
    else for (const { label, message } of checkText(band, text)) say(label, message);
  }
  return findings;
}

function checkText(band: ContentBand, text: LessonText): Omit<Finding, 'path'>[] {
  const findings: Omit<Finding, 'path'>[] = [];
  const say = (place: string, message: string) =>
    findings.push({ label: `${band} ${place}`, message });
  const within = (place: string, count: number, [least, most]: Bounds, what: string) => {
    if (count < least || count > most) say(place, `${count} ${what}, not ${least} to ${most}`);
  };
  const headings = parseContent(text.content).filter(({ kind }) => kind === 'heading').length;
  within('content', contentWords(text), CONTENT_WORDS[band], 'words');
  within('content', headings, HEADINGS[band], 'headings');
  within('objectives', text.objectives.length, OBJECTIVES, 'objectives');
  within('activities', text.activities.length, ACTIVITIES, 'activities');
  within('checks', text.checks.length, [CHECKS, CHECKS], 'checks');
  if (text.title.length > TITLE_LETTERS) say('title', `over ${TITLE_LETTERS} letters`);
  if (!LESSON_DIFFICULTIES.includes(text.difficulty)) say('difficulty', 'is none of the three');
  for (const { place, text: prose } of proseOf(text)) {
    if (prose.trim() === '') say(place, 'is empty');
    if (prose !== prose.trim()) say(place, 'has space at its edge');
  }
  text.checks.forEach((check, index) => {
    for (const message of checkQuestion(band, check, text.objectives.length)) {
      say(`checks[${index}]`, message);
    }
  });
  const practised = new Set(text.checks.flatMap(({ practises }) => practises));
  text.objectives.forEach((_, index) => {
    if (!practised.has(index)) say(`objectives[${index}]`, 'is taken up by no check');
  });
  return findings;
}

function checkQuestion(band: ContentBand, check: LessonCheck, objectives: number): string[] {
  const messages: string[] = [];
  const options = band === 'kindergarten' ? 3 : 4;
  if (check.options.length !== options) {
    messages.push(`${check.options.length} options, not ${options}`);
  }
  if (!Number.isInteger(check.answer) || check.options[check.answer] === undefined) {
    messages.push(`answer ${check.answer} is none of its options`);
  }
  if (check.practises.length === 0) messages.push('practises no objective');
  for (const index of check.practises) {
    if (!Number.isInteger(index) || index < 0 || index >= objectives) {
      messages.push(`practises objective ${index}, which is not there`);
    }
  }
  return messages;
}

function repeatedDays(lessons: readonly LessonSource[]): Finding[] {
  const seen = new Set<string>();
  return lessons.flatMap((lesson) => {
    const path = lessonPath(lesson);
    if (!seen.has(path)) {
      seen.add(path);
      return [];
    }
    return [{ path, label: 'dayNumber', message: 'another lesson has this category and day' }];
  });
}

function repeatedTitles(lessons: readonly LessonSource[]): Finding[] {
  const owners = new Map<string, string>();
  return lessons.flatMap((lesson) => {
    const path = lessonPath(lesson);
    return writtenBands(lesson).flatMap(([band, { title }]) => {
      const owner = owners.get(title.toLowerCase()) ?? path;
      owners.set(title.toLowerCase(), owner);
      return owner === path
        ? []
        : [{ path, label: `${band} title`, message: `is also in ${owner}` }];
    });
  });
}
