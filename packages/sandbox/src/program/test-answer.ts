import type { Json, ProjectTest } from '@lamplight/domain/projects';

/** Numbers that differ by less than this part of their size are the same: sums of fractions are not exact. */
const TOLERANCE = 1e-9;

/** What a learner's function answered. */
export interface Answer {
  readonly text: string;
  readonly defined: boolean;
  readonly truthy: boolean;
  readonly value: Json;
}

/** Whether an answer is what the test expects. No answer at all never is. */
export function isExpected({ expect }: ProjectTest, answer: Answer): boolean {
  if (!answer.defined) return false;
  switch (expect.kind) {
    case 'equals':
      return isSame(answer.value, expect.value);
    case 'one-of':
      return expect.values.some((value) => isSame(answer.value, value));
    case 'between':
      return (
        typeof answer.value === 'number' &&
        answer.value >= expect.least &&
        answer.value <= expect.most
      );
    case 'truthy':
      return answer.truthy;
  }
}

function isSame(one: Json, other: Json): boolean {
  if (typeof one === 'number' && typeof other === 'number') {
    const size = Math.max(1, Math.abs(one), Math.abs(other));
    return Math.abs(one - other) <= TOLERANCE * size;
  }
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) {
    return one === other;
  }
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const [fields, otherFields] = [Object.entries(one), new Map(Object.entries(other))];
  return (
    fields.length === otherFields.size &&
    fields.every(([key, value]) => {
      const twin = otherFields.get(key);
      return twin !== undefined && isSame(value as Json, twin as Json);
    })
  );
}
