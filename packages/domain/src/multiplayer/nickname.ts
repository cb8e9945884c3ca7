import { hashOf } from '../random/index.ts';

const QUALITIES = [
  'Brave',
  'Bright',
  'Calm',
  'Cheerful',
  'Clever',
  'Curious',
  'Eager',
  'Gentle',
  'Glad',
  'Golden',
  'Happy',
  'Honest',
  'Jolly',
  'Joyful',
  'Kind',
  'Lively',
  'Loyal',
  'Merry',
  'Nimble',
  'Noble',
  'Patient',
  'Playful',
  'Proud',
  'Quick',
  'Quiet',
  'Shiny',
  'Silver',
  'Sunny',
  'Swift',
  'Trusty',
  'Warm',
  'Wise',
] as const;

const ANIMALS = [
  'Badger',
  'Bear',
  'Beaver',
  'Bee',
  'Camel',
  'Deer',
  'Dolphin',
  'Donkey',
  'Dove',
  'Eagle',
  'Falcon',
  'Fox',
  'Gazelle',
  'Hare',
  'Hedgehog',
  'Horse',
  'Kitten',
  'Lamb',
  'Lark',
  'Lion',
  'Otter',
  'Owl',
  'Panda',
  'Penguin',
  'Puppy',
  'Rabbit',
  'Robin',
  'Seal',
  'Sparrow',
  'Squirrel',
  'Turtle',
  'Whale',
] as const;

/**
 * The friendly name of a player whose own name is not to be shown. The same player has the same one in a
 * room, and another one in the next room, so that nobody learns whose it is.
 * @param taken names of the others in the room: no two players share one
 */
export function nickname(roomCode: string, userId: number, taken: ReadonlySet<string>): string {
  const count = QUALITIES.length * ANIMALS.length;
  const start = hashOf(`${roomCode}/${userId}`);
  for (let step = 0; step < count; step += 1) {
    const place = (start + step) % count;
    const name = `${QUALITIES[place % QUALITIES.length]} ${ANIMALS[Math.floor(place / QUALITIES.length)]}`;
    if (!taken.has(name)) return name;
  }
  throw new RangeError('a room has fewer players than there are nicknames');
}
