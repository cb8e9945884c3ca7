import { describe, expect, test } from 'vitest';
import { type BatchLine, foldedName, readBatch } from './batch-table.ts';

const short = ({ firstName, lastName, age, grade, parentEmail }: BatchLine) =>
  [firstName, lastName, age, grade, parentEmail].join('|');
const problems = (lines: readonly BatchLine[]) =>
  lines.flatMap(({ line, problems: found }) => found.map((problem) => `${line} ${problem}`));

describe('a list without a heading', () => {
  test.each([
    ['all of it', ['Mia', 'Baker', '6', '1', 'eva@example.org'], 'Mia|Baker|6|1|eva@example.org'],
    ['a full name in one cell', ['Mia Baker', '6'], 'Mia|Baker|6|2|'],
    ['a first name of two words', ['Anna Maria', 'Baker', '7', '2'], 'Anna Maria|Baker|7|2|'],
    ['a line without separators', ['Mia Baker 6 1'], 'Mia|Baker|6|1|'],
    ['no last name', ['Mia', '6', '1'], 'Mia||6|1|'],
    ['the address in the middle', ['Mia', 'eva@example.org', '6'], 'Mia||6|2|eva@example.org'],
    ['kindergarten', ['Mia', '5', 'K'], 'Mia||5|1|'],
    ['an empty cell', ['Mia', '', '6', '1'], 'Mia||6|1|'],
    ['wide letters and spaces', [' Ｍｉａ ', '６'], 'Mia||6|2|'],
  ])('with %s', (_, row, expected) => {
    const lines = readBatch([row], null);
    expect(lines.map(short)).toEqual([expected]);
    expect(problems(lines)).toEqual([]);
  });

  test('of names alone takes the usual age', () => {
    expect(readBatch([['Mia'], ['Noah', '7']], 5).map(short)).toEqual(['Mia||5|1|', 'Noah||7|3|']);
    expect(problems(readBatch([['Mia']], null))).toEqual(['1 age-missing']);
  });
});

describe('a list with a heading', () => {
  test.each([
    ['English', ['Grade', 'First name', 'Age', "Parent's e-mail", 'Last name']],
    ['Spanish', ['Grado', 'Nombre', 'Edad', 'Correo', 'Apellidos']],
    ['French', ['Classe', 'Prénom', 'Âge', 'E-mail des parents', 'Nom']],
    ['German', ['Klasse', 'Vorname', 'Alter', 'Eltern-E-Mail', 'Nachname']],
  ])('in %s is read by its columns', (_, heading) => {
    const lines = readBatch([heading, ['2', 'Mia', '7', 'eva@example.org', 'Baker']], null);
    expect(lines.map(short)).toEqual(['Mia|Baker|7|2|eva@example.org']);
  });

  test('counts lines as an editor does, and passes over empty ones', () => {
    const lines = readBatch(
      [[''], ['first name', 'age'], ['Mia', '6'], ['', ' '], ['Noah', '7']],
      9,
    );
    expect(lines.map(({ line, firstName }) => [line, firstName])).toEqual([
      [3, 'Mia'],
      [5, 'Noah'],
    ]);
  });

  test('takes no child for a heading', () => {
    expect(readBatch([['Last', '6']], null).map(short)).toEqual(['Last||6|2|']);
  });
});

test.each([
  ['no first name', ['', 'Baker', '6', '2', ''], '2 first-name-missing'],
  ['a first name of 51 letters', ['M'.repeat(51), '', '6', '2', ''], '2 first-name-long'],
  ['a name that a spreadsheet would run', ['=Mia', '', '6', '2', ''], '2 first-name-odd'],
  ['half a character', ['Mia\uD83D', '', '6', '2', ''], '2 first-name-odd'],
  ['an age of 3', ['Mia', '', '3', '2', ''], '2 age-out-of-range'],
  ['an age of 19', ['Mia', '', '19', '2', ''], '2 age-out-of-range'],
  ['an age in words', ['Mia', '', 'six', '2', ''], '2 age-odd'],
  ['grade 13', ['Mia', '', '6', '13', ''], '2 grade-out-of-range'],
  ['a bad address', ['Mia', '', '6', '2', 'eva'], '2 parent-email-odd'],
])('%s is named with its line', (_, row, expected) => {
  const heading = ['first name', 'last name', 'age', 'grade', 'email'];
  expect(problems(readBatch([heading, row], null))).toEqual([expected]);
  expect(problems(readBatch([heading, ['Mia', '', '6', '12', '']], null))).toEqual([]);
});

test('the same name in other letters is the same child', () => {
  expect(foldedName({ firstName: 'ZOË', lastName: 'Baker' })).toBe(
    foldedName({ firstName: 'Zoe', lastName: 'baker' }),
  );
  expect(foldedName({ firstName: 'Zoe', lastName: null })).not.toBe(
    foldedName({ firstName: 'Zoe', lastName: 'Baker' }),
  );
});
