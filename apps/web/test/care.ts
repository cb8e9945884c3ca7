import { callAs } from './call-as.ts';
import { linkBySlip } from './links.ts';
import type { World, WorldPerson } from './world.tsx';

/** What a parent writes about a child for the first time. */
export const CARE = {
  ...{ version: 0, notice: 'The teachers of the class read this.' },
  contacts: [{ name: 'Eva', relation: 'mother', telephone: '+1 555 010 0199' }],
  ...{ allergies: 'Hazelnuts', medicines: 'Inhaler when wheezing', notes: '' },
};

/** A child with a parent whose slip has confirmed the link, in the class of a teacher. */
export async function givenFamily(
  world: World,
): Promise<Record<'ruth' | 'eva' | 'miriam', WorldPerson>> {
  const miriam = await world.given({ role: 'teacher', username: 'miriam', firstName: 'Miriam' });
  const ruth = await world.given({ role: 'student', username: 'ruth', firstName: 'Ruth', age: 9 });
  const eva = await world.given({ role: 'parent', username: 'eva', firstName: 'Eva' });
  await linkBySlip(ruth, eva);
  return { ruth, eva, miriam };
}

/** Has the parent write about the child. */
export function givenCare({ eva, ruth }: Record<'eva' | 'ruth', WorldPerson>): Promise<unknown> {
  return callAs(eva, 'care.save', { ...CARE, studentId: ruth.id });
}
