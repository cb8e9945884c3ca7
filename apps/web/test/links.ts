import { callAs } from './call-as.ts';
import type { WorldPerson } from './world.tsx';

/** Links a parent with a child by a slip of the child, which confirms the link. */
export async function linkBySlip(child: WorldPerson, parent: WorldPerson): Promise<void> {
  const slip = { studentId: child.id };
  const { code } = await callAs<{ code: string }>(child, 'pairing.create', slip);
  await callAs(parent, 'pairing.use', { code });
}
