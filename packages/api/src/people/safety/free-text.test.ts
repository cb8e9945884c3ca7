import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { appRouter } from '../../app-router.ts';
import type { Access } from '../../platform/procedures.ts';
import { freeTextsOf } from '../../testing/free-texts.ts';

const WITH_ACCOUNT = 'heard with the account that it makes; whoever is refused has none';

/** Why a text that a student may send is not heard: nobody's words fit in, or it is compared and then gone. */
const UNHEARD: Readonly<Record<string, string>> = {
  'auth.register username': WITH_ACCOUNT,
  'auth.register firstName': WITH_ACCOUNT,
  'auth.register lastName': WITH_ACCOUNT,
  'auth.register email': WITH_ACCOUNT,
  'auth.register parentEmail': WITH_ACCOUNT,
  'auth.register classCode': 'compared with the codes there are',
  'auth.login username': 'compared with the names there are, and nobody is signed in',
  'auth.requestMagicLink email': 'compared with the addresses there are, and nobody is signed in',
  'auth.forgotPassword email': 'compared with the addresses there are, and nobody is signed in',
  'host.createFirstAdmin username': 'an admin makes it',
  'mathGames.finish seed': 'a seed of the host, only compared',
  'quizzes.finish seed': 'a seed of the host, only compared',
  'quizzes.finish answers[].itemId': 'an id of the bank, only compared',
  'multiplayer.submitAnswer questionId': 'an id of the game, only compared',
  'voice.speak text':
    'what a page shows, read aloud and stored nowhere; what a child writes is heard where it is sent',
  'progress.activity data.completedAt': 'read as a moment, or as nothing',
  'progress.activity data.timestamp': 'read as a moment, or as nothing',
};

/** Names of fields that are a secret, a code or an id: they are compared and never stored as they came. */
const COMPARED = [
  'password',
  'currentPassword',
  'newPassword',
  'token',
  'code',
  'key',
  'tablet',
  'roomId',
];
/** Procedures where a field of such a name is a text after all. */
const IS_TEXT_THERE = ['projects.save', 'projects.check', 'projects.report'];

interface Input {
  readonly path: string;
  readonly fields: readonly string[];
  readonly access: Access;
}

const allInputs: Input[] = Object.entries(appRouter._def.procedures).flatMap(
  ([path, procedure]) => {
    const { inputs: schemas, meta } = (
      procedure as unknown as { _def: { inputs: z.ZodType[]; meta?: Access } }
    )._def;
    if (!meta) return [];
    return [{ path, fields: [...new Set(schemas.flatMap((s) => freeTextsOf(s)))], access: meta }];
  },
);

const inputs = allInputs.filter(
  ({ access: { roles } }) => roles === 'everyone' || roles.includes('student'),
);

const reasonFor = (path: string, field: string) =>
  UNHEARD[`${path} ${field}`] ??
  (COMPARED.includes(field) && !IS_TEXT_THERE.includes(path) ? 'compared' : undefined);

const nameOf = (field: string) => field.split(/[.[{]/u)[0] ?? field;
const heardFields = ({ heard, heardWhereStored }: Access) => [
  ...(heard?.fields ?? []),
  ...(heardWhereStored?.fields ?? []),
];

describe('every free text that a student may send', () => {
  test('is heard, or there is a reason why it is not', () => {
    const forgotten = inputs.flatMap(({ path, fields, access }) =>
      fields
        .filter((field) => !heardFields(access).includes(nameOf(field)))
        .filter((field) => reasonFor(path, field) === undefined)
        .map((field) => `${path} ${field}`),
    );
    expect(inputs.length).toBeGreaterThan(80);
    expect(forgotten).toEqual([]);
  });

  test('that is named as heard is there', () => {
    const missing = inputs.flatMap(({ path, fields, access }) =>
      heardFields(access)
        .filter((named) => !fields.some((field) => nameOf(field) === named))
        .map((named) => `${path} ${named}`),
    );
    expect(missing).toEqual([]);
  });

  test('is heard where it is stored in the chat and the journal only', () => {
    const later = inputs.filter(({ access }) => access.heardWhereStored);
    expect(later.map(({ path }) => path).sort()).toEqual(['chat.send', 'journal.write']);
  });

  test('has no reason that is out of date', () => {
    const sent = inputs.flatMap(({ path, fields }) => fields.map((field) => `${path} ${field}`));
    expect(Object.keys(UNHEARD).filter((reason) => !sent.includes(reason))).toEqual([]);
  });
});

describe('what adults write about a child for emergencies', () => {
  const input = allInputs.find(({ path }) => path === 'care.save');
  const { fields = [], access } = input ?? {};

  // An adult's words of a child's health would raise alerts about what the adult knows: "allergic to bees, may die"
  // is no child in danger. And they would be kept for the desk, beyond those for whom they are meant.
  test('is free text that nobody hears, since no child may send it', () => {
    expect(fields).toEqual(
      expect.arrayContaining([
        'contacts[].name',
        'contacts[].relation',
        'allergies',
        'medicines',
        'notes',
      ]),
    );
    expect(access?.roles).toEqual(['parent', 'admin']);
  });

  test('would be found as not heard, if a child might', () => {
    expect(fields.filter((field) => reasonFor('care.save', field) === undefined)).toContain(
      'notes',
    );
  });
});

describe('the walk over an input', () => {
  test.each([
    ['a field', z.object({ motto: z.string().max(40) }), ['motto']],
    ['a list', z.object({ tags: z.array(z.string()).max(3) }), ['tags[]']],
    ['a choice', z.object({ by: z.union([z.literal('me'), z.string()]) }), ['by']],
    ['a cleaned text', z.object({ a: z.preprocess((x) => x, z.string().nullish()) }), ['a']],
    ['a record', z.object({ notes: z.record(z.string(), z.string()) }), ['notes{}']],
    ['anything', z.object({ data: z.unknown() }), ['data']],
    ['a loose object', z.looseObject({ id: z.int() }), ['{}']],
    ['a pattern with room', z.object({ nick: z.string().regex(/^[a-z ]+$/) }), ['nick']],
    ['an inner object', z.object({ a: z.object({ b: z.string() }).optional() }), ['a.b']],
  ])('finds %s', (_, schema, found) => {
    expect(freeTextsOf(schema)).toEqual(found);
  });

  test('leaves out what can be no text of one’s own', () => {
    const schema = z.object({
      ...{ id: z.int(), on: z.boolean(), day: z.iso.date(), level: z.enum(['a', 'b']) },
      ...{ key: z.string().regex(/^[a-z]-\d+$/), kind: z.literal('x') },
    });
    expect(freeTextsOf(schema)).toEqual([]);
  });
});
