import { newTournamentSchema } from '@lamplight/domain/tournaments';
import { expect, test } from 'vitest';
import {
  emptyTournament,
  hasEnoughFor,
  newTournamentOf,
  ROOM_COUNTS,
  tournamentFormSchema,
} from './tournament-form.ts';

const empty = emptyTournament(3);

test('a tournament of the whole class names no child', () => {
  const sent = newTournamentOf(empty, [4, 5, 6]);
  expect(sent).not.toHaveProperty('studentIds');
  expect(newTournamentSchema.parse(sent)).toMatchObject({ classId: 3, rooms: 2 });
});

test('a tournament without those who are not here names all others', () => {
  const sent = newTournamentOf({ ...empty, absent: [5] }, [4, 5, 6]);
  expect(newTournamentSchema.parse(sent)).toMatchObject({ studentIds: [4, 6] });
});

test('a name may stay empty, and has at most 30 characters', () => {
  expect(newTournamentOf({ ...empty, name: '  ' }, [])).not.toHaveProperty('name');
  expect(newTournamentOf({ ...empty, name: 'Cup' }, [])).toMatchObject({ name: 'Cup' });
  const accepts = (name: string) => tournamentFormSchema.safeParse({ name }).success;
  expect([accepts(''), accepts('x'.repeat(30)), accepts('x'.repeat(31))]).toEqual([
    true,
    true,
    false,
  ]);
});

test.each(ROOM_COUNTS)('%i rooms fit the rules', (rooms) => {
  const sent = newTournamentOf({ ...empty, rooms: String(rooms) }, []);
  expect(newTournamentSchema.safeParse(sent).success).toBe(true);
});

test.each([
  [2, 4, true],
  [2, 3, false],
  [10, 20, true],
  [10, 19, false],
])('%i rooms have enough with %i children: %s', (rooms, children, enough) => {
  expect(hasEnoughFor(rooms, children)).toBe(enough);
});
