import { expect, test } from 'vitest';
import { type DeskFilter, filterDesk, type SafetyAlert, WHOLE_DESK } from './index.ts';

const alert = (id: number, more: Partial<SafetyAlert> = {}): SafetyAlert => ({
  ...{ id, level: 'standard', concern: 'bullying', source: 'journal' },
  ...{
    createdAt: '2026-06-15T09:00:00.000Z',
    heardBy: 'host',
    told: [],
    going: [],
    childAnswer: null,
    acknowledged: null,
  },
  student: { id: 1, name: 'Ruth', username: 'ruth' },
  ...more,
});
const DONE = { at: '2026-06-15T10:00:00.000Z', by: 'Lee', note: null };
const DESK = [
  alert(1),
  alert(2, { level: 'severe', concern: 'self-harm', acknowledged: DONE }),
  alert(3, { student: { id: 2, name: 'Boaz', username: 'boaz' } }),
  alert(4, { createdAt: '2026-06-17T23:30:00.000Z' }),
  alert(5, { level: 'severe', concern: 'unclear', source: 'drill' }),
];
const dayOf = (iso: string) => iso.slice(0, 10);

const cases: [string, Partial<DeskFilter>, number[]][] = [
  ['everything', {}, [1, 2, 3, 4, 5]],
  ['what is urgent', { level: 'severe' }, [2, 5]],
  ['one concern', { concern: 'self-harm' }, [2]],
  ['no drill under a concern', { concern: 'unclear' }, []],
  ['what waits', { state: 'waiting' }, [1, 3, 4, 5]],
  ['what was taken care of', { state: 'done' }, [2]],
  ['one child', { child: 2 }, [3]],
  ['from a day on, with that day', { from: '2026-06-17' }, [4]],
  ['up to a day, with that day', { to: '2026-06-15' }, [1, 2, 3, 5]],
  ['several wishes together', { level: 'severe', state: 'waiting' }, [5]],
  ['nothing from a day to an earlier one', { from: '2026-06-17', to: '2026-06-15' }, []],
];

test.each(cases)('a desk shows %s', (_, filter, ids) => {
  const shown = filterDesk(DESK, { ...WHOLE_DESK, ...filter }, dayOf);
  expect(shown.map(({ id }) => id)).toEqual(ids);
});

test('a day is that of the reader', () => {
  const inBerlin = (iso: string) =>
    new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Berlin' }).format(new Date(iso));
  const filter = { ...WHOLE_DESK, from: '2026-06-18' };
  expect(filterDesk(DESK, filter, inBerlin).map(({ id }) => id)).toEqual([4]);
});
