import { newClassRoomSchema } from '@lamplight/domain/multiplayer';
import { describe, expect, test } from 'vitest';
import {
  emptyRoom,
  newRoomOf,
  QUESTION_COUNTS,
  ROOM_SIZES,
  roomFormSchema,
  TEAM_COUNTS,
} from './room-form.ts';

const empty = emptyRoom('Our game', 3);

describe('what is sent of a new room', () => {
  test('is what the host takes', () => {
    expect(newClassRoomSchema.parse(newRoomOf(empty))).toMatchObject({
      name: 'Our game',
      classId: 3,
      gameType: 'bible-trivia',
      band: 'elementary',
      maxPlayers: 60,
      ranking: 'top-three',
      calm: false,
    });
  });

  test('names a topic, and none beside an own question set', () => {
    expect(newRoomOf({ ...empty, topic: 'space' })).toMatchObject({ topic: 'space' });
    const own = newRoomOf({ ...empty, topic: 'space', questionSetId: '7' });
    expect(own).toMatchObject({ questionSetId: 7 });
    expect(own).not.toHaveProperty('topic');
  });

  test('names a number of teams only where teams are ranked', () => {
    expect(newRoomOf({ ...empty, teams: '4' })).not.toHaveProperty('teams');
    expect(newRoomOf({ ...empty, ranking: 'teams', teams: '4' })).toMatchObject({ teams: 4 });
  });

  test('leaves the number of questions to the game until one is chosen', () => {
    expect(newRoomOf(empty)).not.toHaveProperty('questions');
    expect(newRoomOf({ ...empty, questions: '20' })).toMatchObject({ questions: 20 });
  });
});

describe('the numbers that are offered', () => {
  test.each([
    ...QUESTION_COUNTS.map((questions) => ({ ...empty, questions: String(questions) })),
    ...ROOM_SIZES.map((size) => ({ ...empty, maxPlayers: String(size) })),
    ...TEAM_COUNTS.map((teams) => ({ ...empty, ranking: 'teams' as const, teams: String(teams) })),
  ])('fit the rules of a room', (values) => {
    expect(newClassRoomSchema.safeParse(newRoomOf(values)).success).toBe(true);
  });
});

test('a room needs a name of at most 30 characters', () => {
  const accepts = (name: string) => roomFormSchema.safeParse({ ...empty, name }).success;
  expect([accepts('x'.repeat(30)), accepts('x'.repeat(31)), accepts('  ')]).toEqual([
    true,
    false,
    false,
  ]);
});
