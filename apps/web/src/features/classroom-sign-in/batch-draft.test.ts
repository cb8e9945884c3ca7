import type { PreviewedStudent } from '@lamplight/domain/classroom-sign-in';
import { expect, test } from 'vitest';
import { draftOf, problemsByLine, takenStudents, withChange } from './batch-draft.ts';

const student = (line: number, fields: Partial<PreviewedStudent> = {}): PreviewedStudent => ({
  ...{ line, firstName: `Child ${line}`, lastName: '', age: 6, grade: 2, parentEmail: '' },
  ...{ username: `child${line}`, problems: [], duplicate: null },
  ...fields,
});

const list = [
  student(1),
  student(2, { age: null, problems: ['age-missing'] }),
  student(4, { duplicate: { of: 'line', line: 1 } }),
  student(5, { lastName: 'Baker', parentEmail: 'eva@example.org' }),
];

test('whoever has a problem or is there already is left out at first', () => {
  expect(draftOf(list).map(({ taken }) => taken)).toEqual([true, false, false, true]);
});

test('a child who is taken after all goes along, one with a problem never', () => {
  const draft = withChange(withChange(draftOf(list), 4, { taken: true }), 2, { taken: true });
  expect(takenStudents(draft)).toEqual([
    { firstName: 'Child 1', age: 6, grade: 2, username: 'child1' },
    { firstName: 'Child 4', age: 6, grade: 2, username: 'child4' },
    {
      ...{ firstName: 'Child 5', lastName: 'Baker', age: 6, grade: 2, username: 'child5' },
      parentEmail: 'eva@example.org',
    },
  ]);
});

test('what the host says of a name stands beside its line', () => {
  const problems = problemsByLine(draftOf(list), { 'students.1.username': 'taken' });
  expect([...problems]).toEqual([[5, 'taken']]);
});
