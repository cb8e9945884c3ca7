import { DEFAULT_CLASS_HOURS } from '@lamplight/domain/class-hours';
import { afterEach, describe, expect, test } from 'vitest';
import { createTestApp, type Person, type TestApp } from '../../testing/index.ts';

const open: TestApp[] = [];
afterEach(async () => {
  for (const app of open.splice(0)) await app.close();
});

async function hostIn(timeZone: string) {
  const app = await createTestApp({ timeZone });
  open.push(app);
  const child = await app.given.student({ age: 14 });
  await app.given.teacher();
  const admin = await app.given.admin();
  return { app, child, settings: (await admin.call()).hostSettings };
}

const replyTo = async (child: Person, entry = 'I want to kill myself tonight.') =>
  (await (await child.call()).journal.write({ entry })).aiFeedback;

describe('the numbers that a child is given', () => {
  test('are those where the clock of the host stands', async () => {
    const { child } = await hostIn('Europe/Berlin');
    expect(await replyTo(child)).toContain('TelefonSeelsorge (0800 111 0 111)');
  });

  test('are general where that is not known, until the admin chooses the country', async () => {
    const { child, settings } = await hostIn('UTC');
    expect(await replyTo(child)).toMatch(/112 or 911/);
    await settings.set({ helplines: { country: 'AU' } });
    expect(await replyTo(child)).toContain('Lifeline (13 11 14)');
  });

  test('are those that the admin typed, until the shipped ones are restored', async () => {
    const { child, settings } = await hostIn('America/Chicago');
    const lines = [
      { group: 'emergency', name: null, number: '911', language: null },
      { group: 'crisis', name: 'Our chaplain', number: '555 0100', language: null },
    ] as const;
    await settings.set({ helplines: { lines: [...lines] } });
    const own = await replyTo(child);
    expect(own).toContain('Our chaplain (555 0100)');
    expect(own).not.toContain('988');
    await settings.set({ helplines: { lines: null } });
    expect(await replyTo(child)).toContain('988 Lifeline (988)');
  });
});

test('a comment in a program is answered in the language of the comment', async () => {
  const { child } = await hostIn('Europe/Berlin');
  const code =
    'function draw() {\n  // ich will mich heute umbringen, sag es keinem\n  console.log("hello");\n}';
  const reply = await replyTo(child, code);
  expect(reply).toContain('Danke, dass du das sagst. Du bekommst keinen Ärger');
  expect(await replyTo(child, 'I want to kill myself tonight.')).toContain('Thank you for telling');
});

describe('when a child is told that somebody reads its message', () => {
  // The clock of the test stands at Monday, 09:00 UTC, which is 02:00 in Los Angeles.
  test('follows the class hours where the host stands, as they are at that moment', async () => {
    const { child, settings } = await hostIn('America/Los_Angeles');
    expect(await replyTo(child)).toContain('it may be morning before somebody reads it');
    const { days } = DEFAULT_CLASS_HOURS;
    const early = days.with(0, { from: '01:30', to: '12:00' });
    await settings.set({ classHours: { days: early } });
    expect(await replyTo(child)).toContain('when they next look');
    const notToday = days.with(0, null);
    await settings.set({ classHours: { days: notToday } });
    expect(await replyTo(child)).toContain('nobody may read it before the next class');
  });
});

describe('the settings of the numbers', () => {
  test('keep when somebody looked at them, with a line in the audit log', async () => {
    const { app, settings } = await hostIn('Europe/Paris');
    expect(await settings.place()).toEqual({
      timeZone: 'Europe/Paris',
      now: '2026-06-15T09:00:00.000Z',
    });
    const checkedAt = '2026-06-15T09:00:00.000Z';
    expect((await settings.checkHelplines()).helplines).toMatchObject({ checkedAt, lines: null });
    const events = await app.db
      .selectFrom('auditEvents')
      .select('detail')
      .where('action', '=', 'host.settings-changed')
      .execute();
    expect(events.map(({ detail }) => detail)).toEqual([
      JSON.stringify({ setting: 'helplines', fields: 'checkedAt' }),
    ]);
  });

  test('refuse what no telephone dials and a country that there is not, and change nothing', async () => {
    const { settings } = await hostIn('UTC');
    const line = { group: 'emergency', name: null, number: 'ask', language: null } as const;
    await expect(settings.set({ helplines: { lines: [line] } })).rejects.toThrow();
    await expect(settings.set({ helplines: { country: 'XX' as never } })).rejects.toThrow();
    expect((await settings.get()).helplines).toEqual({
      ...{ country: null, lines: null, checkedAt: null },
    });
  });
});
