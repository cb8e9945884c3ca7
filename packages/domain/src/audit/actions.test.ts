import { expect, test } from 'vitest';
import { AUDIT_ACTIONS, AUDIT_TOPICS, actionsOf, isAuditAction } from './actions.ts';

test('every action belongs to one topic, and every topic has actions', () => {
  const grouped = AUDIT_TOPICS.map(actionsOf);
  for (const actions of grouped) expect(actions.length).toBeGreaterThan(0);
  expect(grouped.flat().toSorted()).toEqual(Object.keys(AUDIT_ACTIONS).toSorted());
});

test('an action of another version is not known', () => {
  expect(isAuditAction('account.deleted')).toBe(true);
  expect(isAuditAction('lamp.lit')).toBe(false);
  expect(isAuditAction('toString')).toBe(false);
});
