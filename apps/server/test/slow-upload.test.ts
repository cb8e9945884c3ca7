import { once } from 'node:events';
import { connect } from 'node:net';
import { setInterval } from 'node:timers/promises';
import type { Person } from '@lamplight/api/testing';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createTestHost, type TestHost } from './test-host.ts';

/** Milliseconds: a request must be there after one second, an upload may pause for less than two. */
const PATIENCE = { request: 1000, upload: 2000 };
const GAP = 300;
const PIECE = 'x'.repeat(1000);

let host: TestHost;
let origin: URL;
let admin: Person;
beforeEach(async () => {
  host = await createTestHost({ patience: PATIENCE });
  origin = new URL(await host.listen());
  admin = await host.school.given.admin();
});
afterEach(() => host.close());

/**
 * Sends a request whose body comes in pieces with gaps between them.
 * @param sent pieces that really come; then the sender says nothing more
 * @returns the answer as it stands on the wire, when the connection is closed
 */
async function sendSlowly(path: string, { pieces, sent }: { pieces: number; sent: number }) {
  const socket = connect(Number(origin.port), origin.hostname);
  let answer = '';
  socket.setEncoding('utf8').on('data', (text: string) => {
    answer += text;
  });
  // A host that hangs up in the middle resets the connection.
  socket.on('error', () => {});
  const closed = once(socket, 'close');
  socket.write(
    [
      `POST ${path} HTTP/1.1`,
      `Host: ${origin.host}`,
      `Authorization: Bearer ${admin.token}`,
      'Content-Type: application/octet-stream',
      `Content-Length: ${pieces * PIECE.length}`,
      'Connection: close',
      '\r\n',
    ].join('\r\n'),
  );
  let count = 0;
  for await (const _ of setInterval(GAP)) {
    if (count === sent || !socket.writable) break;
    socket.write(PIECE);
    count += 1;
  }
  await closed;
  return answer;
}

const uploads = () => host.school.backups.list().filter(({ kind }) => kind === 'uploaded');

describe('a file over slow Wi-Fi', () => {
  test('comes whole although it takes longer than a request may, as long as bytes keep coming', async () => {
    const answer = await sendSlowly('/api/admin/backups', { pieces: 10, sent: 10 });
    expect(answer).toMatch(/^HTTP\/1.1 200 /);
    expect(uploads()).toHaveLength(1);
  }, 20_000);

  test('is given up when nothing comes any more', async () => {
    expect(await sendSlowly('/api/admin/backups', { pieces: 10, sent: 6 })).not.toContain(' 200 ');
    expect(uploads()).toEqual([]);
  }, 20_000);

  test('has no more time than others on any other way', async () => {
    const path = '/api/admin/scripture?fileName=ruth.usfm';
    expect(await sendSlowly(path, { pieces: 10, sent: 10 })).toMatch(/^HTTP\/1.1 400 /);
  }, 20_000);
});
