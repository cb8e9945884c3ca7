import { expect, test } from 'vitest';
import { givesPower } from './gives-power.ts';

test.each([
  ['student', 'teacher', true],
  ['parent', 'teacher', true],
  ['teacher', 'admin', true],
  ['student', 'admin', true],
  ['student', 'parent', false],
  ['teacher', 'parent', false],
  ['admin', 'teacher', false],
  ['admin', 'admin', false],
] as const)('making a %s a %s gives power: %s', (before, after, power) => {
  const at = (role: typeof before | typeof after) => ({ role, emailKey: 'eva@example.org' });
  expect(givesPower(at(before), at(after))).toBe(power);
});

test.each([
  ['another address', 'eva@example.org', 'thief@example.org', true],
  ['a first address', null, 'thief@example.org', true],
  ['the same address', 'eva@example.org', 'eva@example.org', false],
  ['no address any more', 'eva@example.org', null, false],
])('%s of a parent: %4$s', (_, before, after, power) => {
  const at = (emailKey: string | null) => ({ role: 'parent', emailKey }) as const;
  expect(givesPower(at(before), at(after))).toBe(power);
});
