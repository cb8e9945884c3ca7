import { type Db, transact } from '@lamplight/db';
import type { RoomQuestion } from '@lamplight/domain/multiplayer';
import { LANGUAGES } from '@lamplight/domain/profiles';
import {
  type CsvExport,
  type CsvImport,
  type CsvImportResult,
  type EditedQuestionSet,
  type NewQuestionSet,
  PLAYABLE_QUESTIONS,
  problemText,
  type QuestionDraft,
  type QuestionProblem,
  type QuestionSet,
  type QuestionSetSummary,
  questionDraftSchema,
  SET_NAME_MAX,
  SETS_PER_TEACHER_MAX,
  setProblems,
  tidyQuestion,
  toRoomQuestion,
} from '@lamplight/domain/question-sets';
import type { CurrentUser } from '@lamplight/domain/users';
import { z } from 'zod';
import { AppError } from '../../platform/app-error.ts';
import { type Clock, isoTime } from '../../platform/clock.ts';
import type { ScriptureCheck } from '../scripture/scripture-check.service.ts';
import { readCsv, writeCsv } from './csv.ts';
import {
  countQuestionSets,
  deleteQuestionSet,
  findReadableSet,
  insertQuestionSet,
  listQuestionSets,
  updateQuestionSet,
} from './question-sets.repository.ts';
import { scriptureWarnings } from './scripture-warnings.ts';

export interface QuestionSetsService {
  /** The teacher's own sets and those of co-teachers, newest first. */
  list(teacher: CurrentUser): Promise<QuestionSetSummary[]>;
  /** @throws AppError NOT_FOUND for what the teacher may not read */
  get(teacher: CurrentUser, id: number): Promise<QuestionSet>;
  /** @throws AppError VALIDATION with what is to be mended, TOO_MANY_QUESTION_SETS */
  create(teacher: CurrentUser, set: NewQuestionSet): Promise<QuestionSet>;
  /** @throws AppError VALIDATION, NOT_FOUND, FORBIDDEN for a co-teacher's set, QUESTION_SET_CHANGED */
  update(teacher: CurrentUser, set: EditedQuestionSet): Promise<QuestionSet>;
  /** Makes an own copy of a set that the teacher may read. */
  duplicate(teacher: CurrentUser, id: number): Promise<QuestionSet>;
  /** @throws AppError NOT_FOUND, FORBIDDEN for a co-teacher's set */
  remove(teacher: CurrentUser, id: number): Promise<void>;
  /** Reads a file, and keeps it as a set where it has a name and nothing to mend. */
  importCsv(teacher: CurrentUser, file: CsvImport): Promise<CsvImportResult>;
  exportCsv(teacher: CurrentUser, id: number): Promise<CsvExport>;
  /** @throws AppError as `questionsForRoom` does */
  requirePlayable(teacher: CurrentUser, id: number): Promise<void>;
  /**
   * The questions of a set as a room asks them.
   * @param seed decides how they are mixed: children who play must not know it
   * @throws AppError NOT_FOUND for what the teacher may not read, QUESTION_SET_TOO_SMALL
   */
  questionsForRoom(teacher: CurrentUser, id: number, seed: string): Promise<RoomQuestion[]>;
}

interface Dependencies {
  readonly db: Db;
  readonly clock: Clock;
  readonly scripture: Pick<ScriptureCheck, 'check'>;
}

type FoundSet = NonNullable<Awaited<ReturnType<typeof findReadableSet>>>;

export function createQuestionSets({ db, clock, scripture }: Dependencies): QuestionSetsService {
  async function readable(handle: Db, teacher: CurrentUser, id: number): Promise<FoundSet> {
    const set = await findReadableSet(handle, teacher.id, id);
    if (set === undefined) {
      throw new AppError('NOT_FOUND', { message: 'There is no such question set.' });
    }
    return set;
  }

  async function own(handle: Db, teacher: CurrentUser, id: number): Promise<FoundSet> {
    const set = await readable(handle, teacher, id);
    if (set.teacherId !== teacher.id) throw new AppError('FORBIDDEN');
    return set;
  }

  async function toView(teacher: CurrentUser, set: FoundSet): Promise<QuestionSet> {
    const questions = questionsOf(set);
    const language = LANGUAGES.find((known) => known === teacher.language) ?? 'en';
    const warnings = await scriptureWarnings(questions, (text) => scripture.check(text, language));
    const { questions: _, ...summary } = toSummary(teacher, set);
    return { ...summary, questions, version: set.version, warnings };
  }

  async function insert(teacher: CurrentUser, name: string, questions: readonly QuestionDraft[]) {
    const id = await transact(db, async (trx) => {
      if ((await countQuestionSets(trx, teacher.id)) >= SETS_PER_TEACHER_MAX) {
        throw new AppError('TOO_MANY_QUESTION_SETS');
      }
      const now = clock.now();
      return insertQuestionSet(trx, {
        teacherId: teacher.id,
        name,
        ...stored(questions),
        version: 1,
        createdAt: now,
        updatedAt: now,
      });
    });
    return toView(teacher, await readable(db, teacher, id));
  }

  async function playable(teacher: CurrentUser, id: number) {
    const set = await readable(db, teacher, id);
    if (set.questionCount < PLAYABLE_QUESTIONS) throw new AppError('QUESTION_SET_TOO_SMALL');
    return set;
  }

  return {
    async list(teacher) {
      const sets = await listQuestionSets(db, teacher.id);
      return sets.map((set) => toSummary(teacher, set));
    },

    get: async (teacher, id) => toView(teacher, await readable(db, teacher, id)),

    create: (teacher, { name, questions }) => insert(teacher, name, mended(questions)),

    async update(teacher, { id, name, questions, version }) {
      const kept = mended(questions);
      await transact(db, async (trx) => {
        const before = await own(trx, teacher, id);
        if (before.version !== version) throw new AppError('QUESTION_SET_CHANGED');
        const changes = { name, ...stored(kept), version: version + 1, updatedAt: clock.now() };
        await updateQuestionSet(trx, id, changes);
      });
      return toView(teacher, await readable(db, teacher, id));
    },

    async duplicate(teacher, id) {
      const set = await readable(db, teacher, id);
      return insert(teacher, copyName(set.name), questionsOf(set));
    },

    remove: (teacher, id) =>
      transact(db, async (trx) => {
        await own(trx, teacher, id);
        await deleteQuestionSet(trx, id);
      }),

    async importCsv(teacher, { name, csv }) {
      const { questions, problems } = readCsv(csv);
      const isKept = name !== undefined && problems.length === 0;
      const set = isKept ? await insert(teacher, name, questions) : null;
      return { questions: [...questions], problems: [...problems], set };
    },

    async exportCsv(teacher, id) {
      const set = await readable(db, teacher, id);
      return { filename: `questions-${set.id}.csv`, csv: writeCsv(questionsOf(set)) };
    },

    async requirePlayable(teacher, id) {
      await playable(teacher, id);
    },

    async questionsForRoom(teacher, id, seed) {
      const set = await playable(teacher, id);
      return questionsOf(set).map((question, place) => toRoomQuestion(set, question, place, seed));
    },
  };
}

/** The questions as they are kept. */
function mended(questions: readonly QuestionDraft[]): QuestionDraft[] {
  const problems = setProblems(questions);
  if (problems.length > 0) throw refusal(problems);
  return questions.map(tidyQuestion);
}

function refusal(problems: readonly QuestionProblem[]): AppError {
  const issues = problems.map((problem) => ({
    path: `questions.${problem.row}.${problem.column}`,
    message: problemText(problem),
  }));
  return new AppError('VALIDATION', { message: issues[0]?.message ?? '', issues });
}

function stored(questions: readonly QuestionDraft[]) {
  return { questions: JSON.stringify(questions), questionCount: questions.length };
}

function questionsOf({ questions }: FoundSet): QuestionDraft[] {
  return z.array(questionDraftSchema).parse(JSON.parse(questions));
}

type ListedSet = Awaited<ReturnType<typeof listQuestionSets>>[number];

function toSummary(teacher: CurrentUser, set: ListedSet): QuestionSetSummary {
  const name = [set.firstName, set.lastName].filter((part) => part !== null).join(' ');
  return {
    id: set.id,
    name: set.name,
    questions: set.questionCount,
    isPlayable: set.questionCount >= PLAYABLE_QUESTIONS,
    isOwn: set.teacherId === teacher.id,
    teacher: name === '' ? set.username : name,
    updatedAt: isoTime(set.updatedAt),
  };
}

const COPY = ' (copy)';

function copyName(name: string): string {
  return `${name.slice(0, SET_NAME_MAX - COPY.length)}${COPY}`;
}
