import type { Generated } from 'kysely';
import type { Millis } from './values.ts';

export interface QuestionSetTables {
  questionSets: QuestionSetsTable;
}

/** Questions of a teacher's own for live rooms. */
export interface QuestionSetsTable {
  id: Generated<number>;
  teacherId: number;
  name: string;
  /** The questions with their keys, JSON. */
  questions: string;
  questionCount: number;
  /** Rises with each change, so that two who edit a set don't overwrite each other. */
  version: number;
  createdAt: Millis;
  updatedAt: Millis;
}
