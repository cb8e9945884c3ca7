import type { MadeCards } from '@lamplight/domain/classroom-sign-in';
import { callAs } from './call-as.ts';
import type { World, WorldPerson } from './world.tsx';

/** A teacher with children who have cards with pictures, in the class that every host has. */
export interface SignInClass {
  readonly teacher: WorldPerson;
  readonly classId: number;
  readonly cards: MadeCards['cards'];
}

async function classOf(teacher: WorldPerson): Promise<number> {
  const answer = await fetch('/trpc/studentBatches.classes', {
    headers: { authorization: `Bearer ${teacher.token}` },
  });
  const { result } = await answer.json();
  return result.data[0].id;
}

/** Makes the teacher and a six-year-old for each name. */
export async function givenSignInClass(
  world: World,
  ...names: readonly string[]
): Promise<SignInClass> {
  const teacher = await world.given({ role: 'teacher', firstName: 'Miriam' });
  const classId = await classOf(teacher);
  if (names.length === 0) return { teacher, classId, cards: [] };
  const { cards } = await callAs<MadeCards>(teacher, 'studentBatches.create', {
    classId,
    kind: 'pictures',
    students: names.map((firstName) => ({
      ...{ firstName, age: 6, grade: 2, username: firstName.toLowerCase() },
    })),
  });
  return { teacher, classId, cards };
}

/** The code that makes a device a tablet of the class. */
export async function tabletCode({ teacher, classId }: SignInClass): Promise<string> {
  const wish = { classId, name: 'Window' };
  const { code } = await callAs<{ code: string }>(teacher, 'tablets.makeCode', wish);
  return code;
}
