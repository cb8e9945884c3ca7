import type { StudentRow } from '@lamplight/domain/students';

/** Who needs help, most urgent first: the newest wrong answers, then the longest rest. */
export function byUrgency(students: readonly StudentRow[]): StudentRow[] {
  return students
    .filter(({ help }) => help.length > 0)
    .toSorted((a, b) => {
      const [first, second] = [urgencyOf(a), urgencyOf(b)];
      return second.wrongAt.localeCompare(first.wrongAt) || second.days - first.days;
    });
}

function urgencyOf({ help }: StudentRow) {
  let wrongAt = '';
  let days = 0;
  for (const reason of help) {
    if (reason.kind === 'wrong-in-a-row') wrongAt = reason.at;
    else days = reason.days;
  }
  return { wrongAt, days };
}
