import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/index.ts';
import { smtpTransport } from './transport.ts';

const FROM = 'Lamplight <lamplight@school.example>';
const mail = { to: 'eva@example.org', subject: 'A link', body: 'Open https://x/y?token=abc' };

let received: string[];
let server: SMTPServer;
let refuse: boolean;
let app: TestApp;

beforeEach(async () => {
  received = [];
  refuse = false;
  server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, done) {
      void text(stream).then((message) => {
        if (refuse) return done(new Error('mailbox busy'));
        received.push(message);
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  const mailTransport = smtpTransport(`smtp://127.0.0.1:${port}`, FROM);
  app = await createTestApp({ mailTransport });
});

afterEach(async () => {
  await app.close();
  await new Promise<void>((resolve) => server.close(() => resolve()));
});

async function outboxOf({ services: { mail } }: TestApp) {
  const [first] = await mail.outbox(1);
  return first && { ...first, text: await mail.text(first.id) };
}

describe('a mail on a host with a mail server', () => {
  test('reaches it, and its text is forgotten here after that', async () => {
    await app.services.mail.post(mail);
    await app.services.mail.deliverDue();
    expect(received).toHaveLength(1);
    expect(received[0]).toContain('To: eva@example.org');
    expect(received[0]).toContain('token=abc');
    expect(await outboxOf(app)).toMatchObject({ status: 'sent', hasText: false, text: null });
  });

  test('waits while the server refuses it, and is tried again after a minute', async () => {
    refuse = true;
    await app.services.mail.post(mail);
    await app.services.mail.deliverDue();
    expect(await outboxOf(app)).toMatchObject({ status: 'waiting', text: mail.body });
    expect((await outboxOf(app))?.lastError).toContain('mailbox busy');

    refuse = false;
    await app.services.mail.deliverDue();
    expect(received).toHaveLength(0);
    app.clock.advance({ minutes: 1 });
    await app.services.mail.deliverDue();
    expect(received).toHaveLength(1);
  });
});

test('a mail on a host without a mail server stays for the admin to read', async () => {
  const quiet = await createTestApp();
  await quiet.services.mail.post(mail);
  await quiet.services.mail.deliverDue();
  expect(await outboxOf(quiet)).toMatchObject({ status: 'kept', hasText: true, text: mail.body });
  await quiet.close();
});

test('a mail that is posted while another is on its way goes right after it', async () => {
  const gates = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const sent: string[] = [];
  const slow = await createTestApp({
    mailTransport: {
      async send({ subject }) {
        sent.push(subject);
        await gates[sent.length - 1]?.promise;
      },
    },
  });
  await slow.services.mail.enqueue(slow.db, mail);
  const first = slow.services.mail.deliverDue();
  await expect.poll(() => sent).toEqual(['A link']);
  await slow.services.mail.enqueue(slow.db, { ...mail, subject: 'Another' });
  const second = slow.services.mail.deliverDue();
  for (const { resolve } of gates) resolve();
  await Promise.all([first, second]);
  expect(sent).toEqual(['A link', 'Another']);
  await slow.close();
});
