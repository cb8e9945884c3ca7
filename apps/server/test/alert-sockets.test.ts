import type { Person } from '@lamplight/api/testing';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openSocket } from './socket-client.ts';
import { createTestHost, type TestHost } from './test-host.ts';

let host: TestHost;
let origin: string;
beforeEach(async () => {
  host = await createTestHost();
  origin = await host.listen();
});
afterEach(() => host.close());

/** An open page: the subscription that tells adults what waits. */
async function pageOf({ token }: Person) {
  const client = await openSocket(origin, '/trpc', {
    headers: { authorization: `Bearer ${token}` },
  });
  client.send({
    ...{ id: 1, method: 'subscription' },
    params: { path: 'safety.watch', input: null },
  });
  return client;
}

const write = async (child: Person, message: string) => (await child.call()).chat.send({ message });

test('an alert reaches the open page of a teacher at once, and that of a child never', async () => {
  const { given } = host.school;
  const child = await given.student({ firstName: 'Ruth' });
  const teacher = await pageOf(await given.teacher());
  expect(await teacher.next()).toMatchObject({ result: { type: 'started' } });
  expect(await teacher.next()).toMatchObject({ result: { data: { urgent: [], standard: 0 } } });

  const refused = await pageOf(child);
  expect(await refused.next()).toMatchObject({ error: { data: { code: 'FORBIDDEN' } } });

  await write(child, 'I want to kill myself tonight.');
  const told = await teacher.next();
  expect(told).toMatchObject({ result: { data: { urgent: [{ isDrill: false, round: 0 }] } } });
  expect(JSON.stringify(told)).not.toMatch(/Ruth|tonight/);
});

test('a child that says that it needs help changes the open page of its teacher', async () => {
  const { given } = host.school;
  const child = await given.student();
  const teacher = await pageOf(await given.teacher());
  await teacher.next();
  await teacher.next();
  await write(child, 'my secret box is full');
  expect(await teacher.next()).toMatchObject({ result: { data: { urgent: [], standard: 1 } } });
  await write(child, 'I need help');
  expect(await teacher.next()).toMatchObject({
    result: { data: { urgent: [{ round: 0 }], standard: 0 } },
  });
});

test('ordinary words tell the page of a teacher nothing', async () => {
  const { given } = host.school;
  const child = await given.student();
  const teacher = await pageOf(await given.teacher());
  await teacher.next();
  await teacher.next();
  await write(child, 'What is 7 times 8?');
  await write(child, 'They bully me at school every day.');
  // The first thing that it hears is the worry.
  expect(await teacher.next()).toMatchObject({ result: { data: { urgent: [], standard: 1 } } });
});
