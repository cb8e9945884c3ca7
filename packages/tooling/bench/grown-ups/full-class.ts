import { createHash } from 'node:crypto';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { fillSchool } from '../rooms/school.ts';

const DAY = 24 * 60 * 60 * 1000;
/** What each child has behind it: a little more than a month. */
const DAYS = 25;

/** Who reads, and of which class. */
export interface FullClass {
  readonly teacherToken: string;
  readonly adminToken: string;
  readonly classId: number;
  /** One of the students. */
  readonly studentId: number;
}

/**
 * A class with a month of activity of each of its students, put into the database of a host that does not run:
 * lessons with their answers, quizzes, rounds of the arena, events and what was done to accounts.
 */
export function fillClass(dataFolder: string, students: number): FullClass {
  const { teachers, children } = fillSchool(dataFolder, students);
  const database = new Database(join(dataFolder, 'lamplight.db'));
  const now = Date.now();
  const insert = (table: string, columns: string) =>
    database.prepare(
      `insert into ${table} (${columns}) values (${columns.replaceAll(/\w+/g, '?')})`,
    );
  const lesson = insert(
    'lesson_progress',
    'user_id, lesson_id, module_id, started_at, completed_at, score, time_spent',
  );
  const lessonAnswer = insert(
    'lesson_answers',
    'user_id, lesson_id, band, question_index, choice, correct, answered_at',
  );
  const quiz = insert(
    'quiz_results',
    'user_id, quiz_type, score, total_questions, marked, retake, seed, created_at',
  );
  const quizAnswer = insert(
    'quiz_answers',
    'user_id, result_id, subject, topic, item_id, choice, correct, answered_at',
  );
  const round = insert(
    'math_rounds',
    'user_id, seed, level, grade, age, score, passed, level_after, finished_at',
  );
  const mathAnswer = insert(
    'math_answers',
    'user_id, round_id, place, template, area, difficulty, problem_key, choice, correct, answered_at',
  );
  const event = insert('activity_events', 'user_id, kind, subject, at');
  const audit = insert('audit_events', 'actor_id, action, user_id, at');

  /** Four of five answers are right, and which one is not differs from child to child. */
  const isRight = (...of: number[]) => (of.reduce((sum, each) => sum + each, 0) % 5 === 0 ? 0 : 1);

  function learn(userId: number): void {
    for (let day = 1; day <= DAYS; day++) {
      const at = now - (DAYS - day) * DAY - 60_000;
      lesson.run(userId, day, 1, at - 600_000, at, 80, 10);
      for (const question of [0, 1, 2]) {
        const correct = isRight(userId, day, question);
        lessonAnswer.run(userId, day, 'elementary', question, correct, correct, at);
      }
      event.run(userId, 'lesson-completed', String(day), at);
      event.run(userId, 'day-advanced', String(day), at);
      if (day % 4 === 0) practise(userId, day, at);
    }
    audit.run(null, 'account.password-reset', userId, now);
  }

  function practise(userId: number, day: number, at: number): void {
    const quizId = quiz.run(userId, 'bible', 4, 5, 1, 0, `s-${day}`, at).lastInsertRowid;
    const roundId = round.run(userId, `r-${day}`, 1, 4, 9, 40, 1, 2, at).lastInsertRowid;
    for (let place = 0; place < 5; place++) {
      const correct = isRight(userId, day, place);
      const item = `bible-el-${day}-${place}`;
      quizAnswer.run(userId, quizId, 'bible', 'creation', item, 0, correct, at);
      mathAnswer.run(
        ...[userId, roundId, place, 'sum', 'addition', 'easy', `${day}+${place}`, 0, correct, at],
      );
    }
  }

  const adminToken = `token-of-the-admin-${now}`;
  database.transaction(() => {
    for (const { id } of children) learn(id);
    const columns = 'username, username_key, password_hash, role, approved_at, created_at';
    const { lastInsertRowid } = insert('users', columns).run(
      ...['the-admin', 'the-admin', '-', 'admin', now, now],
    );
    insert('sessions', 'id_hash, user_id, expires_at').run(
      ...[createHash('sha256').update(adminToken).digest('hex'), lastInsertRowid, now + 30 * DAY],
    );
  })();
  database.close();
  return {
    ...{ adminToken, classId: 1, teacherToken: teachers[0]?.token ?? '' },
    studentId: children[0]?.id ?? 0,
  };
}
