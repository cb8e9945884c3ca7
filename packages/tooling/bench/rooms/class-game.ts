import { setTimeout as pause } from 'node:timers/promises';
import { fromTablet } from '../tablet-address.ts';
import { type Crowd, openCrowd } from './crowd.ts';
import type { QuizRoom } from './quiz-room.ts';
import { answerAll } from './quiz-room.ts';
import type { Member, School } from './school.ts';

/** Children in one room. */
const ROOM = 50;
/** Questions of a game. */
const QUESTIONS = 30;

async function post(url: string, { id, token }: Member, body: object): Promise<unknown> {
  const response = await fetch(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${token}`,
      ...fromTablet(id),
    },
    body: JSON.stringify(body),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${url} answered ${response.status}: ${text}`);
  return JSON.parse(text);
}

let turn = 0;
/** One after another. */
function inTurn(teachers: readonly Member[]): Member {
  turn += 1;
  const teacher = teachers[turn % teachers.length];
  if (!teacher) throw new Error('a school has teachers');
  return teacher;
}

/** Opens rooms of up to fifty for a school and brings the children in. Resolves to their codes. */
export async function gather(origin: string, { teachers, children }: School): Promise<string[]> {
  const codes: string[] = [];
  const wish = { name: 'Bench', classId: 1, gameType: 'bible-trivia', band: 'elementary' };
  for (let first = 0; first < children.length; first += ROOM) {
    const opened = (await post(`${origin}/trpc/multiplayer.openClassRoom`, inTurn(teachers), {
      ...wish,
      questions: QUESTIONS,
    })) as { result: { data: { room: { id: string } } } };
    const code = opened.result.data.room.id;
    codes.push(code);
    const members = children.slice(first, first + ROOM);
    const join = `${origin}/api/multiplayer/join-room/${code}`;
    await Promise.all(members.map((child) => post(join, child, {})));
  }
  return codes;
}

/** A socket for each child, authenticated and told of its room. */
export async function openTablets(origin: string, { children }: School): Promise<Crowd> {
  const url = `${origin.replace('http', 'ws')}/ws`;
  const hello = (index: number) => ({ type: 'authenticate', token: children[index]?.token });
  const crowd = await openCrowd(url, children.length, hello);
  while (crowd.heard() < 2 * children.length) await pause(20);
  return crowd;
}

/** Starts a game in every room. */
export async function play(
  origin: string,
  { teachers }: School,
  codes: readonly string[],
  crowd: Crowd,
): Promise<QuizRoom> {
  /** The same call for every room, in one request. */
  const forAll = (procedure: string, fields: object = {}) =>
    post(
      `${origin}/trpc/${codes.map(() => `multiplayer.${procedure}`).join(',')}?batch=1`,
      inTurn(teachers),
      Object.fromEntries(codes.map((roomId, index) => [index, { roomId, ...fields }])),
    );
  const skip = () => forAll('control', { action: 'skip' });

  await Promise.all([crowd.hear('game_started'), forAll('start')]);
  await Promise.all([crowd.hear('question_ended'), skip()]);

  return {
    async nextQuestion() {
      const [delays] = await Promise.all([crowd.hear('next_question'), skip()]);
      return delays;
    },
    async answerAll() {
      const answered = answerAll(crowd);
      const ended = crowd.hear('question_ended');
      const milliseconds = await answered;
      // The question ends with its last answer, in every room.
      await ended;
      return milliseconds;
    },
    async close() {
      crowd.close();
      await forAll('control', { action: 'end' });
    },
  };
}
