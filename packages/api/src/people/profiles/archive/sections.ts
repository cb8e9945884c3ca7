import { plannedActivity } from '@lamplight/content/curriculum';
import { storiesWithPacks } from '@lamplight/content/stories';
import { storyLevel } from '@lamplight/domain/stories';
import { bandOf, titleFor } from '../../users/reader.ts';
import type { OwnTables } from '../own-data.repository.ts';
import type { Label } from './texts/archive-texts.ts';

/** How a value is written for a reader. */
export type Kind =
  | 'text'
  | 'time'
  | 'flag'
  | 'list'
  | 'word'
  | 'prose'
  | 'lesson'
  | 'story'
  | 'activity'
  | 'contacts';

/** A part of the readable page: what of a table is shown, and as what. */
export interface Section {
  readonly table: keyof OwnTables;
  /** A table with a row for each entry, or a list of facts and of texts that are too long for one. */
  readonly shape: 'table' | 'entries';
  readonly fields: readonly Field[];
}

export interface Field {
  readonly name: string;
  readonly label: Label;
  readonly kind: Kind;
}

type Names<T extends keyof OwnTables> = keyof OwnTables[T][number] & string;

function section<T extends keyof OwnTables>(
  table: T,
  shape: Section['shape'],
  fields: readonly (readonly [name: Names<T>, label: Label, kind?: Kind])[],
): Section {
  return {
    table,
    shape,
    fields: fields.map(([name, label, kind = 'text']) => ({ name, label, kind })),
  };
}

/** What a reader sees. Everything else is in the files beside the page, which name it. */
export const SECTIONS: readonly Section[] = [
  section('users', 'entries', [
    ['username', 'username'],
    ['firstName', 'firstName'],
    ['lastName', 'lastName'],
    ['email', 'email'],
    ['role', 'role', 'word'],
    ['age', 'age'],
    ['grade', 'grade'],
    ['parentEmailKey', 'parentEmail'],
    ['currentDay', 'day'],
    ['createdAt', 'createdAt', 'time'],
    ['lastLoginAt', 'lastLoginAt', 'time'],
  ]),
  section('profiles', 'entries', [
    ['bio', 'bio', 'prose'],
    ['favoriteSubjects', 'favoriteSubjects', 'list'],
    ['learningGoals', 'learningGoals', 'list'],
    ['weeklyGoal', 'weeklyGoal'],
    ['emergencyContact', 'emergencyContact'],
  ]),
  section('outboxMails', 'table', [
    ['createdAt', 'date', 'time'],
    ['toAddress', 'email'],
    ['subject', 'title'],
  ]),
  section('familyLinks', 'table', [
    ['createdAt', 'date', 'time'],
    ['status', 'state', 'word'],
  ]),
  section('consents', 'table', [
    ['at', 'date', 'time'],
    ['purpose', 'purpose', 'word'],
    ['granted', 'granted', 'flag'],
    ['method', 'method', 'word'],
    ['notice', 'notice', 'prose'],
  ]),
  section('careCards', 'entries', [
    ['contacts', 'emergencyContact', 'contacts'],
    ['allergies', 'allergies', 'prose'],
    ['medicines', 'medicines', 'prose'],
    ['notes', 'otherNotes', 'prose'],
    ['notice', 'notice', 'prose'],
    ['updatedAt', 'date', 'time'],
  ]),
  section('journalEntries', 'entries', [
    ['createdAt', 'date', 'time'],
    ['prompt', 'question'],
    ['content', 'entry', 'prose'],
    ['feedback', 'answer', 'prose'],
  ]),
  section('chatMessages', 'entries', [
    ['createdAt', 'date', 'time'],
    ['message', 'message', 'prose'],
    ['response', 'answer', 'prose'],
  ]),
  section('lessonProgress', 'table', [
    ['lessonId', 'lesson', 'lesson'],
    ['startedAt', 'startedAt', 'time'],
    ['completedAt', 'completedAt', 'time'],
    ['score', 'score'],
  ]),
  section('storyCompletions', 'table', [
    ['storyId', 'story', 'story'],
    ['completedAt', 'completedAt', 'time'],
  ]),
  section('achievements', 'table', [
    ['unlockedAt', 'date', 'time'],
    ['badgeType', 'badge'],
    ['level', 'level'],
  ]),
  section('quizResults', 'table', [
    ['createdAt', 'date', 'time'],
    ['quizType', 'subject'],
    ['score', 'right'],
    ['totalQuestions', 'questions'],
  ]),
  section('challenges', 'table', [
    ['date', 'date'],
    ['type', 'kind'],
    ['correct', 'correct', 'flag'],
    ['points', 'points'],
  ]),
  section('finishedActivities', 'table', [
    ['finishedAt', 'date', 'time'],
    ['day', 'day'],
    ['activity', 'activity', 'activity'],
    ['points', 'points'],
  ]),
  section('versePractices', 'table', [
    ['practicedAt', 'date', 'time'],
    ['week', 'week'],
    ['correct', 'correct', 'flag'],
  ]),
  section('mathRounds', 'table', [
    ['finishedAt', 'date', 'time'],
    ['level', 'level'],
    ['score', 'points'],
  ]),
  section('projectProgress', 'entries', [
    ['updatedAt', 'date', 'time'],
    ['projectId', 'number'],
    ['score', 'score'],
    ['code', 'program', 'prose'],
  ]),
  section('roomGamePlayers', 'table', [
    ['joinedAt', 'date', 'time'],
    ['score', 'points'],
    ['correct', 'right'],
    ['answers', 'answers'],
    ['rank', 'rank'],
  ]),
  section('outsideRequests', 'table', [
    ['sentAt', 'date', 'time'],
    ['feature', 'kind'],
    ['model', 'model'],
    ['body', 'sent', 'prose'],
  ]),
  section('trackedSessions', 'table', [
    ['at', 'date', 'time'],
    ['payload', 'sent', 'prose'],
  ]),
  section('teacherLessons', 'entries', [
    ['title', 'title'],
    ['description', 'description', 'prose'],
    ['content', 'lesson', 'prose'],
    ['updatedAt', 'date', 'time'],
  ]),
  section('questionSets', 'table', [
    ['name', 'title'],
    ['updatedAt', 'date', 'time'],
  ]),
];

/** The title of a lesson as it was for this reader. */
export function lessonTitle(id: unknown, age: number | null): string {
  return titleFor(Number(id), { age }) ?? String(id);
}

/** The title of a story as it was for this reader. */
export function storyTitle(id: unknown, age: number | null): string {
  const story = storiesWithPacks().find((one) => one.id === Number(id));
  return story?.texts[storyLevel(age ?? 0)].title ?? String(id);
}

/** The title of an activity of the programme as it was for this reader. */
export function activityTitle(key: unknown, age: number | null): string {
  return plannedActivity(String(key), bandOf({ age }))?.activity.title ?? String(key);
}
