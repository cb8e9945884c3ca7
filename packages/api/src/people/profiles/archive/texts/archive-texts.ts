import type { Language } from '@lamplight/domain/profiles';
import type { ArchiveGroup } from '../groups.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';

/** What a value is called. */
export type Label =
  | 'username'
  | 'firstName'
  | 'lastName'
  | 'email'
  | 'role'
  | 'age'
  | 'grade'
  | 'parentEmail'
  | 'day'
  | 'createdAt'
  | 'lastLoginAt'
  | 'bio'
  | 'favoriteSubjects'
  | 'learningGoals'
  | 'weeklyGoal'
  | 'emergencyContact'
  | 'allergies'
  | 'medicines'
  | 'otherNotes'
  | 'date'
  | 'title'
  | 'state'
  | 'purpose'
  | 'granted'
  | 'method'
  | 'notice'
  | 'question'
  | 'entry'
  | 'answer'
  | 'message'
  | 'lesson'
  | 'startedAt'
  | 'completedAt'
  | 'score'
  | 'story'
  | 'badge'
  | 'level'
  | 'subject'
  | 'right'
  | 'questions'
  | 'kind'
  | 'correct'
  | 'points'
  | 'activity'
  | 'week'
  | 'number'
  | 'program'
  | 'answers'
  | 'rank'
  | 'model'
  | 'sent'
  | 'description';

/** The words of the readable page in one language. */
export interface ArchiveTexts {
  readonly title: string;
  /** Above everything: what this is, and who can read it. */
  readonly intro: string;
  /** Before the moment at which it was made. */
  readonly madeAt: string;
  readonly utc: string;
  readonly contents: string;
  readonly nothing: string;
  readonly yes: string;
  readonly no: string;
  /** Above the list of files that lie beside the page. */
  readonly files: string;
  readonly filesText: string;
  readonly file: string;
  readonly table: string;
  readonly rows: string;
  readonly groups: Readonly<Record<ArchiveGroup, string>>;
  /** Titles of the parts, by the table that they show. */
  readonly parts: Readonly<Record<string, string>>;
  readonly labels: Readonly<Record<Label, string>>;
  /** What stored words mean, such as `outside-ai`; one that is not here is shown as it is. */
  readonly words: Readonly<Record<string, string>>;
}

const TEXTS: Readonly<Record<Language, ArchiveTexts>> = { en, es, fr, de };

/** The words of the page in a person's language. */
export function archiveTexts(language: Language): ArchiveTexts {
  return TEXTS[language];
}
