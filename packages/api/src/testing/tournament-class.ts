import type { ChoiceQuestion } from '@lamplight/domain/multiplayer';
import type { TournamentBoard } from '@lamplight/domain/tournaments';
import { firstClassId } from './classes.ts';
import type { Caller, Person, TestApp } from './test-app.ts';

/** The first class with a teacher and four children, who play tournaments of two teams. */
export interface TournamentClass {
  readonly classId: number;
  readonly teacher: Person;
  readonly children: readonly Person[];
  /** The child whose answers are right in `play`. */
  readonly clever: Person;
  /** What a tournament of two teams is opened with. */
  wish(): { classId: number; gameType: 'ai-quiz'; band: 'elementary'; rooms: number };
  /** Another child of the class. */
  late(): Promise<Person>;
  lead(): Promise<Caller['tournaments']>;
  roomOf(child: Person): ReturnType<Caller['multiplayer']['current']>;
  /** Children open the page, so that the rooms know they are here; the code of each one's room. */
  arrive(people?: readonly Person[]): Promise<(string | undefined)[]>;
  /** A tournament whose children are all here. */
  open(): Promise<TournamentBoard>;
  /** A child answers the open question of its room. */
  answer(child: Person, right: boolean): Promise<void>;
  /** Every team plays one question, of which `clever` alone knows the answer, and the games are ended. */
  play(id: number): Promise<TournamentBoard>;
}

export async function givenTournamentClass(app: TestApp): Promise<TournamentClass> {
  const classId = await firstClassId(app);
  const teacher = await app.given.teacher();
  const clever = await app.given.student();
  const children = [clever];
  while (children.length < 4) children.push(await app.given.student());

  const lead = async () => (await teacher.call()).tournaments;
  const roomOf = async (child: Person) => (await child.call()).multiplayer.current();
  const wish = () => ({ classId, gameType: 'ai-quiz', band: 'elementary', rooms: 2 }) as const;

  async function arrive(people: readonly Person[] = children) {
    const codes: (string | undefined)[] = [];
    for (const child of people) codes.push((await roomOf(child))?.room.id);
    return codes;
  }

  async function answer(child: Person, right: boolean): Promise<void> {
    const { session } = (await roomOf(child)) ?? {};
    if (!session?.question) throw new Error('no question is open');
    const { question } = await app.db
      .selectFrom('roomGameQuestions')
      .select('question')
      .where('gameId', '=', session.id)
      .where('place', '=', session.currentQuestion)
      .executeTakeFirstOrThrow();
    const { correct, options }: ChoiceQuestion = JSON.parse(question);
    await (await child.call()).multiplayer.submitAnswer({
      sessionId: session.id,
      questionId: session.question.id,
      answer: right ? correct : (correct + 1) % options.length,
    });
  }

  return {
    ...{ classId, teacher, children, clever, wish, lead, roomOf, arrive, answer },
    late: () => app.given.student(),
    async open() {
      const { id } = await (await lead()).create(wish());
      await arrive();
      return (await lead()).board({ id });
    },
    async play(id) {
      const { teams } = await (await lead()).startAll({ id });
      for (const child of children) await answer(child, child === clever);
      for (const { roomId } of teams) {
        await (await teacher.call()).multiplayer.control({ roomId, action: 'end' });
      }
      return (await lead()).board({ id });
    },
  };
}
