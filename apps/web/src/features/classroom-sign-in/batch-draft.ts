import type { NewStudent, PreviewedStudent } from '@lamplight/domain/classroom-sign-in';

/** A child of the list, as the adult has left it. */
export interface DraftedStudent extends PreviewedStudent {
  /** Whether the child is added. */
  readonly taken: boolean;
}

/** What is taken at first: every child without a problem who is not there already. */
export function draftOf(students: readonly PreviewedStudent[]): DraftedStudent[] {
  return students.map((student) => ({
    ...student,
    taken: student.problems.length === 0 && student.duplicate === null,
  }));
}

/** The draft with something else for the child of a line. */
export function withChange(
  draft: readonly DraftedStudent[],
  line: number,
  change: Partial<Pick<DraftedStudent, 'taken' | 'username'>>,
): DraftedStudent[] {
  return draft.map((student) => (student.line === line ? { ...student, ...change } : student));
}

/** The children who are added, in their order. */
function sent(draft: readonly DraftedStudent[]) {
  return draft.filter(({ taken, problems }) => taken && problems.length === 0);
}

/** The children who are added, as the host wants them. */
export function takenStudents(draft: readonly DraftedStudent[]): NewStudent[] {
  return sent(draft).map(({ firstName, lastName, age, grade, parentEmail, username }) => ({
    ...{ firstName, age: age ?? 0, grade: grade ?? 0, username },
    ...(lastName === '' ? {} : { lastName }),
    ...(parentEmail === '' ? {} : { parentEmail }),
  }));
}

/**
 * What the host says against user names, by the line of the list.
 * @param messages by path, such as `students.3.username` for the fourth child who was sent
 */
export function problemsByLine(
  draft: readonly DraftedStudent[],
  messages: Readonly<Record<string, string>>,
): ReadonlyMap<number, string> {
  return new Map(
    sent(draft).flatMap(({ line }, at) => {
      const message = messages[`students.${at}.username`];
      return message === undefined ? [] : [[line, message] as const];
    }),
  );
}
