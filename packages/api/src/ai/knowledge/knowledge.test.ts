import type { KnowledgeDocument } from '@lamplight/domain/knowledge';
import { sentences } from '@lamplight/domain/text';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { toCurrentUser } from '../../people/users/user-view.ts';
import { findUser } from '../../people/users/users.repository.ts';
import { silentLog } from '../../platform/log.ts';
import { createTestApp, type TestApp } from '../../testing/index.ts';
import { createKnowledgeIndex } from './knowledge-index.ts';
import { searchExpressions } from './search-expression.ts';

let app: TestApp;
beforeEach(async () => {
  app = await createTestApp();
});
afterEach(() => app.close());

function document(
  id: string,
  text: string,
  rest: Partial<KnowledgeDocument> = {},
): KnowledgeDocument {
  return {
    ...{ id, text, kind: 'lesson', bands: ['elementary'], subject: 'science', title: id },
    ...{ keywords: '', place: 'A lesson', path: '/lessons', lessonId: null, ...rest },
  };
}

function indexOf(documents: readonly KnowledgeDocument[]) {
  return createKnowledgeIndex(app.db, silentLog, {
    version: () => JSON.stringify(documents),
    all: () => documents,
  });
}

async function sourceOf(age: number) {
  const { id } = await app.given.student({ age });
  const row = await findUser(app.db, id);
  if (!row) throw new Error('the student was not stored');
  return app.services.knowledge.sourceFor(toCurrentUser(row), 'en');
}

async function textsFor(words: readonly string[], age = 9): Promise<string[]> {
  const hits = await (await sourceOf(age)).find(words, { limit: 10 });
  return hits.map(({ text }) => text);
}

describe('the index', () => {
  test('is written once, and again only where the content has changed', async () => {
    const otter = document('a', 'Otters hold hands.');
    const kept = document('b', 'Beavers build dams.');
    expect(await indexOf([otter, kept]).refresh()).toBe(2);
    expect(await indexOf([otter, kept]).refresh()).toBe(0);
    const changed = document('a', 'Otters float on their backs.');
    expect(await indexOf([changed, kept]).refresh()).toBe(1);
    expect(await textsFor(['otters'])).toEqual(['Otters float on their backs.']);
    expect(await textsFor(['hold', 'hands'])).toEqual([]);
    expect(await textsFor(['beavers'])).toEqual(['Beavers build dams.']);
  });

  test('of a content that names its version reads no document where the version is stored', async () => {
    let reads = 0;
    const withVersion = (version: string) =>
      createKnowledgeIndex(app.db, silentLog, {
        version: () => version,
        *all() {
          reads += 1;
          yield document('a', 'Otters hold hands.');
        },
      });
    expect(await withVersion('1').refresh()).toBe(1);
    expect(await withVersion('1').refresh()).toBe(0);
    expect(reads).toBe(1);
    await withVersion('2').refresh();
    expect(reads).toBe(2);
  });

  test('forgets what the content no longer has', async () => {
    await indexOf([document('a', 'Otters swim.'), document('b', 'Beavers build.')]).refresh();
    await indexOf([document('b', 'Beavers build.')]).refresh();
    expect(await textsFor(['otters'])).toEqual([]);
    expect(await textsFor(['beavers'])).toEqual(['Beavers build.']);
  });

  test('goes on where a stopped refresh ended', async () => {
    const many = Array.from({ length: 90 }, (_, at) => document(`d${at}`, `Otter number ${at}.`));
    const stopped = indexOf(many);
    const refresh = stopped.refresh();
    await stopped.stop();
    expect(await refresh).toBeLessThan(90);
    await indexOf(many).refresh();
    expect(await textsFor(['89'])).toEqual(['Otter number 89.']);
  });

  test('leaves the host its turn between small steps', async () => {
    let turns = 0;
    let isOver = false;
    const watch = () => {
      turns += 1;
      if (!isOver) setImmediate(watch);
    };
    setImmediate(watch);
    const written = await app.services.knowledgeIndex.refresh();
    isOver = true;
    expect(written).toBeGreaterThan(2000);
    // A refresh in one go would leave it a handful.
    expect(turns).toBeGreaterThan(written / 50);
  });
});

describe('a search', () => {
  test('finds forms of a word, without capitals and accents', async () => {
    await indexOf([document('a', 'The café has freezing ÓTTERS.')]).refresh();
    expect(await textsFor(['otter'])).toHaveLength(1);
    expect(await textsFor(['cafe'])).toHaveLength(1);
    expect(await textsFor(['freezes'])).toHaveLength(1);
    expect(await textsFor(['beaver'])).toEqual([]);
  });

  test('gives only what is written for the band of the reader', async () => {
    await indexOf([
      document('young', 'Otters play.', { bands: ['kindergarten', 'elementary'] }),
      document('older', 'Otters use tools.', { bands: ['intermediate', 'advanced'] }),
    ]).refresh();
    expect(await textsFor(['otters'], 5)).toEqual(['Otters play.']);
    expect(await textsFor(['otters'], 17)).toEqual(['Otters use tools.']);
  });

  test('tells one sentence of a locked lesson, and the whole of an open one', async () => {
    const text = 'Camels are tall. The hump of a camel holds fat. It is no tank.';
    const open = document('open', text, { lessonId: 1 });
    const locked = document('locked', text, { lessonId: 2 });
    await indexOf([open, locked]).refresh();
    const hits = await (await sourceOf(9)).find(['hump'], { limit: 5 });
    expect(hits.map(({ id, isLocked, text: shown }) => [id, isLocked, shown]).toSorted()).toEqual([
      ['locked', true, 'The hump of a camel holds fat.'],
      ['open', false, text],
    ]);
  });

  test('gives nothing of any locked lesson beyond a sentence', async () => {
    await app.services.knowledgeIndex.refresh();
    const source = await sourceOf(12);
    let locked = 0;
    for (const word of ['water', 'light', 'number', 'machine', 'God', 'stars', 'heart', 'data']) {
      for (const hit of await source.find([word], { limit: 40, kinds: ['lesson'] })) {
        if (!hit.isLocked) continue;
        locked += 1;
        expect(sentences(hit.text).length).toBeLessThanOrEqual(1);
      }
    }
    expect(locked).toBeGreaterThan(50);
  });

  test.each([
    '"',
    'NEAR(',
    'x OR y',
    'title:x',
    '* *',
    '; drop table users',
    'tags : bandadvanced',
  ])('reads no operator in what a child types: %s', async (typed) => {
    await indexOf([document('a', 'Otters swim.')]).refresh();
    expect(await textsFor([typed])).toEqual([]);
  });

  test('looks for nothing where there is no word', () => {
    expect(searchExpressions(['…', '!'], { band: 'advanced' })).toEqual([]);
    expect(searchExpressions(['otter'], { band: 'advanced' }).length).toBeGreaterThan(0);
  });
});

describe('what is open today', () => {
  test('is lessons that can be opened, a challenge and the verse of the week', async () => {
    const student = await app.given.student({ age: 9 });
    const row = await findUser(app.db, student.id);
    if (!row) throw new Error('the student was not stored');
    const steps = await app.services.knowledge.openSteps(toCurrentUser(row));
    expect(steps.map(({ kind }) => kind)).toEqual([
      ...['lesson', 'lesson', 'lesson'],
      ...['challenge', 'verse'],
    ]);
    expect(steps.at(-1)?.path).toBe('/bible-study?verse=1');
  });
});
