import { anthropicModel } from '@lamplight/ai/providers';
import { DEFAULT_HOST_SETTINGS } from '@lamplight/domain/host';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createImitationModel, createTestApp, type TestApp } from '../../testing/index.ts';

let app: TestApp;
beforeEach(async () => {
  app = await createTestApp();
});
afterEach(() => app.close());

const NO_CONTACTS = { supportEmail: null, privacyEmail: null, phone: null, organisation: null };

test('a host begins without contacts and with the budget of the product', async () => {
  const admin = await (await app.given.admin()).call();
  expect(await admin.hostSettings.get()).toEqual({
    legal: NO_CONTACTS,
    aiBudget: { classTurnsPerDay: null, studentTurnsPerDay: null },
    safety: { contacts: [] },
    signUp: { students: null },
    helplines: { country: null, lines: null, checkedAt: null },
    classHours: { days: Array(7).fill({ from: '07:00', to: '20:00' }) },
  });
});

test('what an admin sets is kept, field by field, and told in the audit log without its words', async () => {
  const person = await app.given.admin();
  const admin = await person.call();
  await admin.hostSettings.set({ legal: { supportEmail: 'help@example.org', phone: '555 0100' } });
  const after = await admin.hostSettings.set({
    legal: { phone: '' },
    aiBudget: { classTurnsPerDay: 20 },
  });
  expect(after).toEqual({
    ...DEFAULT_HOST_SETTINGS,
    legal: { ...NO_CONTACTS, supportEmail: 'help@example.org' },
    aiBudget: { classTurnsPerDay: 20, studentTurnsPerDay: null },
  });
  const events = await app.db.selectFrom('auditEvents').selectAll().execute();
  const own = events.filter(({ action }) => action === 'host.settings-changed');
  expect(own).toHaveLength(3);
  expect(own[0]).toMatchObject({ actorId: person.id, at: app.clock.now() });
  expect(JSON.stringify(own)).not.toContain('example.org');
});

test('what cannot be a contact or a budget is refused and changes nothing', async () => {
  const admin = await (await app.given.admin()).call();
  for (const change of [
    { legal: { supportEmail: 'nobody' } },
    { aiBudget: { classTurnsPerDay: -1 } },
    { safety: { contacts: [{ name: 'Ray', email: 'nobody' }] } },
    { safety: { contacts: ['r@x.org', 'R@X.org'].map((email) => ({ name: 'Ray', email })) } },
  ]) {
    await expect(admin.hostSettings.set(change)).rejects.toThrow();
  }
  expect((await admin.hostSettings.get()).legal).toEqual(NO_CONTACTS);
});

test('the privacy policy tells everybody of the contacts and of what is set up', async () => {
  const plain = await app.visitor.host.privacy();
  expect(plain).toEqual({
    contacts: NO_CONTACTS,
    sendsMail: false,
    hasExternalAi: false,
    hasLanAi: false,
  });
  const anthropic = anthropicModel({ apiKey: 'k', baseUrl: 'http://127.0.0.1:9', model: 'm' });
  const withModel = await createTestApp({ models: { anthropic } });
  const admin = await (await withModel.given.admin()).call();
  await admin.hostSettings.set({ legal: { organisation: 'Grace Church' } });
  expect(await withModel.visitor.host.privacy()).toMatchObject({
    contacts: { organisation: 'Grace Church' },
    hasExternalAi: true,
    hasLanAi: false,
  });
  await withModel.close();
});

test('a budget that an admin chose holds from the next turn on', async () => {
  const model = await createImitationModel();
  model.replyWith({ text: 'An owl sees well in the dark. Its eyes are large.' });
  const withModel = await createTestApp({
    models: { anthropic: anthropicModel({ apiKey: 'k', baseUrl: model.url, model: 'm' }) },
    aiTiming: { callMillis: 400, totalMillis: 2000, retryMillis: 1 },
  });
  const admin = await (await withModel.given.admin()).call();
  const child = await withModel.given.student({ age: 14 });
  const caller = await child.call();
  await caller.consents.give({ purpose: 'outside-ai', notice: 'May an AI help?' });
  const ask = async () => (await caller.chat.send({ message: 'How do owls see?' })).source;
  expect(await ask()).toBe('anthropic');
  await admin.hostSettings.set({ aiBudget: { studentTurnsPerDay: 1 } });
  expect(await ask()).toBe('built-in');
  await admin.hostSettings.set({ aiBudget: { studentTurnsPerDay: null } });
  expect(await ask()).toBe('anthropic');
  await admin.hostSettings.set({ aiBudget: { classTurnsPerDay: 7 } });
  expect(await admin.ai.usage()).toMatchObject({
    ...{ students: 1, turns: 2 },
    classes: [{ name: 'Our class', students: 1, used: 2, allowed: 7 }],
  });
  await withModel.close();
  await model.close();
});
