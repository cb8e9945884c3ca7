import type { CareInput } from '@lamplight/domain/care';
import type { Person, TestApp } from './test-app.ts';

export const EVA = { name: 'Eva', relation: 'mother', telephone: '+1 555 010 0199' };

/** What a parent writes about a child for the first time. */
export const careOf = (child: Pick<Person, 'id'>, changes: Partial<CareInput> = {}): CareInput => ({
  ...{ studentId: child.id, version: 0, contacts: [EVA] },
  ...{ allergies: 'Hazelnuts', medicines: 'Inhaler when wheezing', notes: '' },
  notice: 'The teachers of the class read this.',
  ...changes,
});

/** A child with a parent whose slip has confirmed the link. */
export async function givenFamily(app: TestApp, firstName = 'Ruth') {
  const child = await app.given.student({ username: firstName.toLowerCase(), firstName });
  const parent = await app.given.parent({ firstName: 'Eva' });
  const { code } = await (await child.call()).pairing.create({ studentId: child.id });
  await (await parent.call()).pairing.use({ code });
  return { child, parent };
}

/** Who did what to whom with the cards, oldest first. */
export function careEvents({ db }: TestApp) {
  return db
    .selectFrom('auditEvents')
    .select(['actorId', 'action', 'userId', 'detail'])
    .where('action', 'like', 'care.%')
    .orderBy('id')
    .execute();
}
