import { expect, test } from 'vitest';
import { usernameSchema } from '../auth/index.ts';
import { suggestUserNames } from './user-names.ts';

/** Look-alikes as a key folds them: the letter l and the digit 1. */
const keyOf = (name: string) => name.toLowerCase().replaceAll('1', 'l');

function names(...children: string[]): string[] {
  const split = children.map((child) => {
    const [firstName = '', lastName] = child.split('|');
    return { firstName, lastName };
  });
  return suggestUserNames(split, new Set(['noah', 'tall']), keyOf);
}

test.each([
  ['a name', 'Mia', 'mia'],
  ['accents', 'Zoë', 'zoe'],
  ['spaces and hyphens', 'Anna-Lena Sophie', 'annalenasophie'],
  ['a sharp s', 'Jußuf', 'jussuf'],
  ['a name that is taken', 'Noah', 'noah2'],
  ['a name that is taken, with a last name', 'Noah|Reed', 'noah-r'],
  ['a name that looks like a taken one', 'Ta1l', 'tal'],
  ['two letters', 'Jo', 'jo2'],
  ['one letter', 'J', 'j-2'],
  ['two letters and a last name', 'Jo|Marsh', 'jo-m'],
  ['another script', 'Даша', 'camper2'],
  ['another script with a Latin last name', 'Даша|Bell', 'camper-b'],
  ['a very long name', 'a'.repeat(50), 'a'.repeat(24)],
])('%s', (_, child, expected) => {
  expect(names(child)).toEqual([expected]);
});

test('children of one name get different ones, in their order', () => {
  expect(names('Mia', 'Mia|Bell', 'Mia', 'Mia|Bone', 'MIA')).toEqual([
    'mia',
    'mia-b',
    'mia2',
    'mia3',
    'mia4',
  ]);
});

test('no number holds a digit that looks like a letter, and every name may be one', () => {
  const many = names(...Array.from({ length: 200 }, () => 'Mia'));
  expect(new Set(many).size).toBe(200);
  expect(many.filter((name) => /[01]/.test(name))).toEqual([]);
  expect(many.every((name) => usernameSchema.safeParse(name).success)).toBe(true);
});
