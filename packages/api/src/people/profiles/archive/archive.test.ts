import { strFromU8, unzipSync } from 'fflate';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../testing/index.ts';

let app: TestApp;
beforeEach(async () => {
  app = await createTestApp();
});
afterEach(() => app.close());

async function opened(userId: number): Promise<Record<string, string>> {
  const { zip } = await app.services.ownData.archiveFor(userId);
  return Object.fromEntries(
    Object.entries(unzipSync(zip)).map(([name, bytes]) => [name, strFromU8(bytes)]),
  );
}

test('the archive holds a page to read and every row as JSON, by kind', async () => {
  const child = await app.given.student({ username: 'ruth of/moab', firstName: 'Ruth' });
  const caller = await child.call();
  await caller.lessons.complete({ lessonId: 1 });
  await caller.journal.write({ entry: 'Today I saw an owl.' });
  const { filename } = await app.services.ownData.archiveFor(child.id);
  expect(filename).toBe('lamplight-ruth-of-moab-2026-06-15.zip');

  const files = await opened(child.id);
  expect(Object.keys(files)).toEqual(
    expect.arrayContaining(['index.html', 'data.json', 'data/account.json', 'data/words.json']),
  );
  const whole = JSON.parse(files['data.json'] ?? '');
  expect(whole.tables.journalEntries).toMatchObject([{ content: 'Today I saw an owl.' }]);
  const parts = Object.entries(files)
    .filter(([name]) => name.startsWith('data/'))
    .flatMap(([, text]) => Object.entries<unknown[]>(JSON.parse(text).tables));
  const filled = Object.entries<unknown[]>(whole.tables).filter(([, rows]) => rows.length > 0);
  expect(Object.fromEntries(parts)).toEqual(Object.fromEntries(filled));

  const page = files['index.html'] ?? '';
  for (const words of ['Data of Ruth', 'Journal', 'Today I saw an owl.', 'Lessons']) {
    expect(page).toContain(words);
  }
});

test('no word of a person becomes a tag of the page', async () => {
  const evil = `<img src=x onerror=alert(1)><script>alert('x')</script>&"`;
  const child = await app.given.student({ firstName: evil.slice(0, 40) });
  const caller = await child.call();
  await caller.profiles.update({ bio: evil });
  await caller.journal.write({ entry: `An owl. ${evil}` });
  await caller.chat.send({ message: `What is an owl? ${evil}` });
  const { 'index.html': page = '' } = await opened(child.id);
  expect(page).toContain('&lt;script&gt;alert(&#39;x&#39;)&lt;/script&gt;&amp;&quot;');
  expect(page).not.toMatch(/<(?:img|script|iframe|object|link|base|form)\b/i);
  expect(page).not.toMatch(/\son\w+=(?!x\b)[^&]*>/i);
  expect(page).toContain(`content="default-src 'none'; style-src 'unsafe-inline'"`);
});

test.each([
  ['en', 'Account and profile'],
  ['es', 'Cuenta'],
  ['fr', 'Compte'],
  ['de', 'Konto'],
] as const)('the page speaks the language of its person: %s', async (language, heading) => {
  const child = await app.given.student();
  await (await child.call()).profiles.update({ language });
  const { 'index.html': page } = await opened(child.id);
  expect(page).toContain(`<html lang="${language}">`);
  expect(page).toContain(`<h2>${heading}</h2>`);
});

test('everybody gets their own archive, and the hash of a picture password is in none', async () => {
  const ruth = await app.given.student({ username: 'ruth' });
  const boaz = await app.given.student({ username: 'boaz' });
  await (await boaz.call()).journal.write({ entry: 'Gleaning in the field.' });
  await app.db
    .insertInto('picturePasswords')
    .values({ userId: ruth.id, hash: '$argon2id$secret', updatedAt: 0 })
    .execute();
  await app.db
    .insertInto('signInCards')
    .values({ userId: ruth.id, tokenHash: 'f00d', createdAt: 0 })
    .execute();
  const { base64 } = await (await ruth.call()).profiles.exportArchive();
  const text = Object.values(unzipSync(Buffer.from(base64, 'base64')))
    .map((bytes) => strFromU8(bytes))
    .join();
  expect(text).toContain('picturePasswords');
  expect(text).not.toMatch(/argon2|f00d|Gleaning|boaz/);
  const own = unzipSync(
    Buffer.from((await (await boaz.call()).profiles.exportArchive()).base64, 'base64'),
  );
  expect(
    Object.values(own)
      .map((bytes) => strFromU8(bytes))
      .join(),
  ).toContain('Gleaning');
});
