import { describe, expect, test } from 'vitest';
import { registrationFormSchema, registrationSchema } from './registration.ts';

const naomi = {
  username: 'naomi',
  password: 'secret-9',
  firstName: 'Naomi',
  lastName: 'Stone',
  age: 9,
  grade: 4,
  role: 'student',
  termsAccepted: true,
};

/** What is said about a registration with these fields changed; nothing for a good one. */
function complaints(change: Record<string, unknown>): string[] {
  const result = registrationSchema.safeParse({ ...naomi, ...change });
  return result.success ? [] : result.error.issues.map((issue) => issue.message);
}

describe('a registration (spec 5)', () => {
  test.each([
    ['a whole one', {}, []],
    ['a name of 3 characters', { username: 'ana' }, []],
    ['a name of 2 characters', { username: 'an' }, ['Username must be at least 3 characters']],
    ['a name of spaces', { username: '     ' }, ['Username must be at least 3 characters']],
    ['a name with markup', { username: '<b>ruth' }, ['Username must not contain < or >']],
    [
      'a name with a numbered code',
      { username: 'ruth&#60;' },
      ['Username must not contain codes such as &amp;'],
    ],
    [
      'a name with a named code',
      { username: 'tmp&amp;' },
      ['Username must not contain codes such as &amp;'],
    ],
    ['a name with an ampersand', { username: 'ruth&boaz' }, []],
    ['a first name that is an English insult too', { firstName: 'Dick' }, []],
    ['a first name of one Chinese letter', { firstName: '伟', lastName: '王' }, []],
    ['a first name of two Chinese letters', { firstName: '小伟' }, []],
    ['a name with wide markup', { username: '＜b＞ruth' }, ['Username must not contain < or >']],
    ['a name that calculates', { username: '=1+1' }, ['Username must not begin with =, +, - or @']],
    [
      'a name that begins with a sign',
      { username: '-ruth' },
      ['Username must not begin with =, +, - or @'],
    ],
    ['a name with signs inside', { username: 'ruth-anne+1 & boaz = 2' }, []],
    ['a name in other letters', { username: 'Ольга' }, []],
    ['a code of a class', { classCode: 'owls-22' }, []],
    ['no e-mail', { email: undefined }, []],
    ['an empty e-mail', { email: '' }, []],
    ['a bad e-mail', { email: 'naomi@' }, ['Invalid email address']],
    ['a password of 6 characters', { password: '123456' }, []],
    [
      'a password of 5 characters',
      { password: '12345' },
      ['Password must be at least 6 characters'],
    ],
    ['a parent e-mail', { parentEmail: 'eva@example.org' }, []],
    ['a bad parent e-mail', { parentEmail: 'eva' }, ['Invalid parent email']],
    [
      'terms not accepted',
      { termsAccepted: false },
      ['You must accept the terms of use to register'],
    ],
    [
      'terms not accepted and no age',
      { termsAccepted: false, age: undefined },
      [
        'You must accept the terms of use to register',
        'Age and grade are required for content customization',
      ],
    ],
    [
      'a student without an age',
      { age: undefined },
      ['Age and grade are required for content customization'],
    ],
    [
      'a student without a grade',
      { grade: undefined },
      ['Age and grade are required for content customization'],
    ],
    ['a parent without age and grade', { role: 'parent', age: undefined, grade: undefined }, []],
    ['grade 1', { grade: 1 }, []],
    ['grade 12', { grade: 12 }, []],
    ['grade 0', { grade: 0 }, ['Please select a valid grade level (1-12)']],
    ['grade 13', { grade: 13 }, ['Please select a valid grade level (1-12)']],
  ])('with %s', (_, change, expected) => {
    expect(complaints(change)).toEqual(expected);
  });

  test.each([
    ['an admin', { role: 'admin' }],
    ['an age in words', { age: 'nine' }],
    ['a NUL in the name', { username: 'na\u0000omi' }],
    ['half a character in the name', { username: 'naomi\uD83D' }],
    ['an invisible character in the name', { username: 'nao\u200Bmi' }],
    ['a name longer than 30 characters', { username: 'n'.repeat(31) }],
    ['a password longer than 200 characters', { password: 'p'.repeat(201) }],
  ])('is refused for %s', (_, change) => {
    expect(complaints(change)).not.toEqual([]);
  });

  test('drops what is not of its fields, such as the second password and an id', () => {
    const parsed = registrationSchema.parse({
      ...naomi,
      confirmPassword: 'x',
      id: 1,
      currentDay: 9,
    });
    expect(Object.keys(parsed)).not.toContain('confirmPassword');
    expect(Object.keys(parsed)).not.toContain('id');
    expect(Object.keys(parsed)).not.toContain('currentDay');
  });

  test('writes a wide name in ordinary letters', () => {
    expect(registrationSchema.parse({ ...naomi, username: ' ｎａｏｍｉ ' }).username).toBe('naomi');
  });
});

describe('the registration form', () => {
  test.each([
    ['the same password twice', 'secret-9', []],
    ['another password', 'secret-8', ["Passwords don't match"]],
    ['no second password', '', ['Please confirm your password', "Passwords don't match"]],
  ])('with %s', (_, confirmPassword, expected) => {
    const result = registrationFormSchema.safeParse({ ...naomi, confirmPassword });
    const said = result.success ? [] : result.error.issues.map((issue) => issue.message);
    expect(said).toEqual(expected);
  });
});
