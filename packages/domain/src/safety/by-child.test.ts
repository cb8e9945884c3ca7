import { expect, test } from 'vitest';
import { byChild, childrenWaiting, type SafetyAlert } from './index.ts';

const RUTH = { id: 1, name: 'Ruth', username: 'ruth' };
const BOAZ = { id: 2, name: 'Boaz', username: 'boaz' };
const alert = (id: number, student: SafetyAlert['student'], more: Partial<SafetyAlert> = {}) =>
  ({
    ...{ id, student, level: 'standard', concern: 'bullying', source: 'journal' },
    createdAt: `2026-06-15T09:00:${String(id).padStart(2, '0')}.000Z`,
    ...{ heardBy: 'host', told: [], going: [], childAnswer: null, acknowledged: null },
    ...more,
  }) satisfies SafetyAlert;
const DONE = { at: '2026-06-15T10:00:00.000Z', by: 'Lee', note: null };

const cases: [string, SafetyAlert[], string[]][] = [
  ['one child, in the order in which it wrote', [alert(2, RUTH), alert(1, RUTH)], ['Ruth 1 2']],
  [
    'two children, whoever wrote last first',
    [alert(1, RUTH), alert(2, BOAZ), alert(3, RUTH)],
    ['Ruth 1 3', 'Boaz 2'],
  ],
  [
    'something urgent before what came later',
    [alert(1, RUTH, { level: 'severe' }), alert(2, BOAZ)],
    ['Ruth 1', 'Boaz 2'],
  ],
  [
    'a drill behind a child, though it is as urgent',
    [
      alert(1, RUTH, { level: 'severe' }),
      alert(2, BOAZ, { level: 'severe', source: 'drill' }),
      alert(3, BOAZ),
    ],
    ['Ruth 1', 'Boaz 3', 'Boaz 2'],
  ],
  ['nothing', [], []],
];

test.each(cases)('alerts are grouped: %s', (_, alerts, groups) => {
  const said = byChild(alerts).map(
    ({ student, alerts: own }) => `${student.name} ${own.map(({ id }) => id).join(' ')}`,
  );
  expect(said).toEqual(groups);
});

test('a child is urgent when one of its alerts is', () => {
  const [ruth, boaz] = byChild([
    alert(1, RUTH),
    alert(2, RUTH, { level: 'severe' }),
    alert(3, BOAZ),
  ]);
  expect([ruth?.isUrgent, boaz?.isUrgent]).toEqual([true, false]);
});

test('a child waits while one of its alerts does; who was taken care of, or practises, does not', () => {
  const waiting = childrenWaiting([
    alert(1, RUTH),
    alert(2, RUTH, { acknowledged: DONE }),
    alert(3, BOAZ, { acknowledged: DONE }),
    alert(4, BOAZ, { source: 'drill' }),
  ]);
  expect(waiting.map(({ student, alerts }) => [student.name, alerts.length])).toEqual([
    ['Ruth', 1],
  ]);
});
