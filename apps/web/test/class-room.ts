import type { ConsoleView, CurrentGame } from '@lamplight/domain/multiplayer';
import type { TaughtClass } from '@lamplight/domain/teaching';
import { REJECT_ALL, storeConsent } from '../src/lib/consent.ts';
import { callAs } from './call-as.ts';
import { createWorld, type World, type WorldPerson } from './world.tsx';

/** A teacher with a class, signed in on this browser. */
export interface ClassWorld {
  readonly world: World;
  readonly teacher: WorldPerson;
  readonly children: readonly WorldPerson[];
}

/** Reads something as somebody of the world. */
export async function askAs<Answer>(
  person: WorldPerson,
  procedure: string,
  input?: unknown,
): Promise<Answer> {
  const query = input === undefined ? '' : `?input=${encodeURIComponent(JSON.stringify(input))}`;
  const response = await fetch(`/trpc/${procedure}${query}`, {
    headers: { authorization: `Bearer ${person.token}` },
  });
  const answer = await response.json();
  if (!response.ok) throw new Error(JSON.stringify(answer));
  return answer.result.data;
}

/** A class with these children, whose teacher is signed in. */
export async function givenClass(...names: readonly string[]): Promise<ClassWorld> {
  // The banner would lie over the dialogs.
  storeConsent(REJECT_ALL, new Date());
  const world = await createWorld();
  const teacher = await world.given({ role: 'teacher', username: 'teacher', firstName: 'Miriam' });
  const children: WorldPerson[] = [];
  for (const firstName of names) {
    children.push(await world.given({ role: 'student', firstName, age: 9, grade: 4 }));
  }
  world.signIn(teacher);
  return { world, teacher, children };
}

/** Opens a room for the class, with its children in it; answers with its code. */
export async function givenRoom(
  { teacher, children }: ClassWorld,
  wish: Readonly<Record<string, unknown>> = {},
): Promise<string> {
  const [first] = await askAs<TaughtClass[]>(teacher, 'teaching.classes');
  const { room } = await callAs<CurrentGame>(teacher, 'multiplayer.openClassRoom', {
    name: 'Friday quiz',
    classId: first?.id,
    gameType: 'bible-trivia',
    band: 'elementary',
    questions: 3,
    ...wish,
  });
  for (const child of children) await callAs(child, 'multiplayer.join', { code: room.id });
  return room.id;
}

/** Lets the teacher do something with the room, as from another tab. */
export async function lead(teacher: WorldPerson, roomId: string, action: string): Promise<void> {
  if (action === 'start') await callAs(teacher, 'multiplayer.start', { roomId });
  else await callAs(teacher, 'multiplayer.control', { roomId, action });
}

/** Lets a child answer the open question, right or wrong. */
export async function answer(
  { teacher }: ClassWorld,
  roomId: string,
  child: WorldPerson,
  right: boolean,
): Promise<void> {
  const { session, console: seen } = await askAs<ConsoleView>(teacher, 'multiplayer.console', {
    roomId,
  });
  if (session?.question == null || seen.key === null) throw new Error('no question is open');
  const { kind, options, id } = session.question;
  const { correct } = seen.key;
  if (kind !== 'choice' || typeof correct !== 'number') throw new Error('nothing is chosen');
  await callAs(child, 'multiplayer.submitAnswer', {
    sessionId: session.id,
    questionId: id,
    answer: right ? correct : (correct + 1) % options.length,
  });
}

/** Lets the class play a whole game: the first child knows everything, the others nothing. */
export async function playToTheEnd(world: ClassWorld, roomId: string): Promise<void> {
  const { teacher, children } = world;
  await lead(teacher, roomId, 'start');
  for (let question = 0; question < 3; question += 1) {
    for (const child of children) await answer(world, roomId, child, child === children[0]);
    await lead(teacher, roomId, 'skip');
  }
}
