import { describe, expect, test } from 'vitest';
import { mixesAlphabets, soundsLikeStaff } from './own-username.ts';

/** Look-alikes as a key folds them: case, accents, and the letter l and the digit 1. */
const keyOf = (name: string) =>
  name.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll('1', 'l');

describe('a name that sounds like staff', () => {
  test.each([
    ...['admin', 'ADMIN', 'teacher', 'root', 'lamplight', 'support', 'Lehrerin', 'modérateur'],
    ...['teacher7', 'admin_2026', '_root_', 'ad.min', '1admin', 'the_teacher', 'Lamplight-Support'],
    ...['adm1n', 'r00t', '$upport', 't3acher', 'te@cher', 'ａｄｍｉｎ'],
  ])('%s', (name) => {
    expect(soundsLikeStaff(name, keyOf)).toBe(true);
  });
});

describe('a name of a child', () => {
  test.each([
    ...['Teacherson', 'Rooth', 'Grassroot', 'Lamplighter7', 'Admina', 'Maddie', 'hostetler'],
    ...['teacher-naomi', 'modesta', 'naomi', 'boaz_12', '12345', '王伟伟', 'Ольга', '___'],
  ])('%s', (name) => {
    expect(soundsLikeStaff(name, keyOf)).toBe(false);
  });
});

describe('letters that look alike', () => {
  test.each([
    ['Latin with a Cyrillic р', 'рaul'],
    ['Cyrillic with a Latin a', 'Мaша'],
    ['Latin with a Greek ο', 'naοmi'],
    ['Cyrillic with Greek', 'Ольγа'],
  ])('%s are not mixed', (_, name) => {
    expect(mixesAlphabets(name)).toBe(true);
  });

  test.each([
    ['Latin', 'Paul-2'],
    ['Latin with accents', 'Zoë.Łucja'],
    ['Cyrillic', 'Ольга_12'],
    ['Greek', 'Ελένη'],
    ['Japanese, of three scripts', 'さくらカナ桜'],
    ['Chinese beside Latin, which nobody mistakes', 'Li王伟'],
    ['Arabic', 'مريم7'],
  ])('a name in %s is fine', (_, name) => {
    expect(mixesAlphabets(name)).toBe(false);
  });
});
