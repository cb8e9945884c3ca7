import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { FakeStorage } from '../../../../test/fake-storage.ts';
import { forgetEntriesOf } from '../../../lib/storage.ts';
import { careDraft, NO_CONTACT, valuesOf, withoutBlankContacts } from './care-draft.ts';
import { careFormSchema } from './care-rules.ts';

beforeEach(() => vi.stubGlobal('localStorage', new FakeStorage()));
afterEach(() => vi.unstubAllGlobals());

const EVA = { name: 'Eva', relation: 'mother', telephone: '555 0100' };
const VALUES = { contacts: [EVA, NO_CONTACT], allergies: 'Nuts', medicines: '', notes: '' };

describe('a draft', () => {
  test('is of one person about one child, and goes with what else the person left here', () => {
    careDraft(3, 7).write({ version: 1, values: VALUES });
    expect(careDraft(3, 7).read()).toEqual({ version: 1, values: VALUES });
    expect(careDraft(4, 7).read()).toBeUndefined();
    expect(careDraft(3, 8).read()).toBeUndefined();
    forgetEntriesOf(8);
    expect(careDraft(3, 7).read()).toBeDefined();
    forgetEntriesOf(7);
    expect(careDraft(3, 7).read()).toBeUndefined();
  });

  test.each(['{}', '{"version":1,"values":{"contacts":[{}]}}', 'null'])(
    'of another shape is none: %s',
    (text) => {
      localStorage.setItem('care_draft_3_7', text);
      expect(careDraft(3, 7).read()).toBeUndefined();
    },
  );
});

test('the fields begin with one person to fill in, and a person left empty is not sent', () => {
  expect(valuesOf({ card: null }).contacts).toEqual([NO_CONTACT]);
  expect(withoutBlankContacts(VALUES)).toEqual({ ...VALUES, contacts: [EVA] });
});

describe('the rules of the form', () => {
  const paths = (changes: object) =>
    careFormSchema
      .safeParse({ ...VALUES, agreed: true, ...changes })
      .error?.issues.map(({ path }) => path.join('.')) ?? [];

  test('leave a person alone of whom nothing is filled in', () => {
    expect(paths({})).toEqual([]);
    expect(paths({ contacts: [NO_CONTACT] })).toEqual([]);
  });

  test('name the field of the person that is wrong, wherever the person stands', () => {
    const contacts = [NO_CONTACT, { ...EVA, telephone: 'at work' }];
    expect(paths({ contacts })).toEqual(['contacts.1.telephone']);
    expect(paths({ contacts: [{ ...NO_CONTACT, relation: 'aunt' }] })).toEqual([
      'contacts.0.name',
      'contacts.0.telephone',
      'contacts.0.telephone',
    ]);
  });

  test('ask for something, and for the agreement', () => {
    expect(paths({ contacts: [NO_CONTACT], allergies: ' ' })).toEqual(['contacts']);
    expect(paths({ agreed: false })).toEqual(['agreed']);
  });
});
