import { CONTENT_BANDS, type ContentBand } from '@lamplight/domain/age';
import { CONTENT_DIFFICULTIES } from '@lamplight/domain/content-filter';
import { GAME_TYPES, pacingOf, roomQuestionSchema } from '@lamplight/domain/multiplayer';
import { describe, expect, it, test } from 'vitest';
import { MATH_PROBLEM_TEMPLATES } from '../math-problems/index.ts';
import { memoryVerses } from '../verses/index.ts';
import { roomQuestions, roomTopics } from './index.ts';
import { versePool, versesOf } from './verse-memory/pool.ts';

const GAMES = GAME_TYPES.flatMap((gameType) => CONTENT_BANDS.map((band) => ({ gameType, band })));
const options = (band: ContentBand) => (band === 'kindergarten' ? 3 : 4);

describe.each(GAMES)('$gameType for $band', ({ gameType, band }) => {
  const { questions: count } = pacingOf(gameType, band);

  it('asks as many different questions as a game has, and the same ones for a seed', async () => {
    const wish = { gameType, band, seed: 'a game', count };
    const game = roomQuestions(wish);
    for (const question of game) {
      expect(roomQuestionSchema.parse(question)).toEqual(question);
      expect(question.options).toHaveLength(options(band));
      expect(question.category).not.toBe('');
      expect(question.explanation).not.toBe('');
    }
    expect(new Set(game.map(({ id }) => id)).size).toBe(count);
    expect(roomQuestions(wish)).toEqual(game);
    expect(roomQuestions({ ...wish, seed: 'another' })).not.toEqual(game);
  });

  it('spreads its questions over the topics', async () => {
    const game = roomQuestions({ gameType, band, seed: 'spread', count });
    const topics = roomTopics(gameType, band);
    const byTopic = Map.groupBy(game, ({ topic }) => topic);
    const most = Math.max(...Array.from(byTopic.values(), (ofTopic) => ofTopic.length));
    // Math areas differ by grade, so that one grade of a race may have few of them.
    const leeway = gameType === 'math-race' ? 2 : 0;
    expect(most).toBeLessThanOrEqual(Math.ceil(count / topics.length) + leeway);
  });

  it('begins with a wished topic', async () => {
    for (const { topic, name } of roomTopics(gameType, band)) {
      const game = roomQuestions({ gameType, band, topic, seed: 'wish', count: 5 });
      expect(game.map((question) => question.category)).toEqual(Array(5).fill(name));
    }
  });

  it('asks what was played lately only when nothing else is left', async () => {
    const first = roomQuestions({ gameType, band, seed: 'first', count });
    const avoid = first.map(({ id }) => id);
    const second = roomQuestions({ gameType, band, seed: 'first', count, avoid });
    expect(second.filter(({ id }) => avoid.includes(id))).toEqual([]);
    expect(second).toHaveLength(count);
  });

  it('puts the right option in every place equally often', async () => {
    const places = Array<number>(options(band)).fill(0);
    for (let seed = 0; seed < 120; seed += 1) {
      for (const { correct } of roomQuestions({ gameType, band, seed: `${seed}`, count })) {
        places[correct] = (places[correct] ?? 0) + 1;
      }
    }
    const even = (120 * count) / options(band);
    for (const times of places) expect(Math.abs(times - even) / even).toBeLessThan(0.2);
  });
});

test.each(CONTENT_BANDS)(
  'verse memory knows at least 100 questions of many kinds for %s',
  async (band) => {
    const pool = versePool(band);
    expect(new Set(pool.map(({ question }) => question.id)).size).toBe(pool.length);
    expect(pool.length).toBeGreaterThanOrEqual(100);
    const kinds = new Set(pool.map(({ kind }) => kind));
    expect(kinds.size).toBeGreaterThanOrEqual(band === 'kindergarten' ? 6 : 8);
    const texts = pool.map(
      ({ question }) => `${question.text} ${question.options.toSorted().join()}`,
    );
    expect(new Set(texts).size).toBe(pool.length);
  },
);

test('verse memory never asks twice about one verse in a game', async () => {
  for (let seed = 0; seed < 200; seed += 1) {
    for (const band of CONTENT_BANDS) {
      const game = roomQuestions({
        gameType: 'verse-memory',
        band,
        seed: `${seed}`,
        count: 12,
      });
      expect(new Set(game.map(({ reference }) => reference)).size).toBe(12);
    }
  }
});

test('the verse of every week is played with, by the young and by those who are older', () => {
  const known = (bands: readonly ContentBand[]) =>
    new Set(bands.flatMap((band) => versesOf(band)).map(({ reference }) => reference));
  const [young, older] = [known(['kindergarten']), known(['elementary'])];
  for (const { texts } of memoryVerses()) {
    // A passage of two verses is played with as its first.
    expect(young).toContain(texts.young.reference);
    expect(older).toContain(texts.older.reference.replace(/-\d+$/, ''));
  }
});

test.each(CONTENT_BANDS)('a math race for %s goes from easy to hard', async (band) => {
  const templates = new Map(MATH_PROBLEM_TEMPLATES.map((template) => [template.id, template]));
  let [first, last] = [0, 0];
  for (let seed = 0; seed < 100; seed += 1) {
    const race = roomQuestions({ gameType: 'math-race', band, seed: `${seed}`, count: 10 });
    const hardness = race.map(({ id }) => {
      const template = templates.get(id.replace(/^math-|:.*$/g, ''));
      return CONTENT_DIFFICULTIES.indexOf(template?.difficulty ?? 'Super Easy');
    });
    expect(hardness).toEqual(hardness.toSorted((a, b) => a - b));
    first += hardness[0] ?? 0;
    last += hardness.at(-1) ?? 0;
  }
  expect(last).toBeGreaterThan(first);
});

test('the youngest see what is asked: their questions have pictures', async () => {
  const pool = versePool('kindergarten');
  const pictured = pool.filter(({ question }) => question.picture !== null);
  expect(pictured.length / pool.length).toBeGreaterThan(0.4);
});
