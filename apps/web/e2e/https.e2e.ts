import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createCertificate } from '../../server/test/certificates.ts';
import { type BuiltHost, startBuiltHost } from './built-host.ts';
import { launchBrowser } from './watched-browser.ts';

const NAME = 'naomi';
const PASSWORD = 'a-good-password';
const QUESTION = 'What is 7 times 8?';

let folder: string;
let host: BuiltHost;
let browser: Browser;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lamplight-certificate-'));
  const { certFile, keyFile } = await createCertificate(folder);
  [host, browser] = await Promise.all([
    startBuiltHost({ TLS_CERT: certFile, TLS_KEY: keyFile }),
    launchBrowser(),
  ]);
});
afterAll(async () => {
  await browser.close();
  await host.stop();
  await rm(folder, { recursive: true, force: true });
});

test('a child signs up, chats and opens a room over HTTPS, and signs in again when the school goes back to http', async () => {
  const device = await browser.newContext({ locale: 'en-US', ignoreHTTPSErrors: true });
  const page = await device.newPage();
  const sockets: string[] = [];
  page.on('websocket', (socket) => sockets.push(new URL(socket.url()).protocol));

  await page.goto(`${host.origin}/`);
  expect(await page.evaluate(() => window.isSecureContext)).toBe(true);
  await page.getByRole('button', { name: 'Accept All' }).click();
  await signUp(page);
  await page.goto(`${host.origin}/chatbot`);
  await page.getByLabel('Your message').fill(QUESTION);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await page.getByText('56').first().waitFor();
  await page.reload();
  await page.getByText(QUESTION).first().waitFor();

  await page.goto(`${host.origin}/multiplayer-games`);
  await page.getByRole('radio', { name: /Math Race/ }).check();
  await page.getByRole('button', { name: 'Create Room' }).click();
  await page.getByText('Players (1/4)').first().waitFor();
  expect(new Set(sockets)).toEqual(new Set(['wss:']));

  await host.crash();
  await host.comeBack({});
  expect(host.origin).toMatch(/^http:/);
  await page.goto(`${host.origin}/login`);
  await page.getByLabel('Username').fill(NAME);
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.getByText("You've successfully logged in.").waitFor();
  await page.goto(`${host.origin}/chatbot`);
  await page.getByText(QUESTION).first().waitFor();
  await device.close();
});

async function signUp(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Sign Up' }).first().click();
  await page.getByLabel('Username').fill(NAME);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Confirm Password').fill(PASSWORD);
  await page.getByLabel('First Name').fill('Naomi');
  await page.getByLabel('Age').selectOption('9');
  await page.getByLabel('I agree').check();
  await page.getByRole('button', { name: 'Create Account' }).click();
  await page.getByText('Welcome to Lamplight!').waitFor();
}
