import { CONTENT_BANDS, type ContentBand } from '@lamplight/domain/age';
import { GAME_TYPES, type GameType, pacingOf } from '@lamplight/domain/multiplayer';
import { EXPLANATION_MAX, OPTION_MAX, QUESTION_MAX } from '@lamplight/domain/question-sets';
import { describe, expect, it } from 'vitest';
import { roomQuestions } from './index.ts';

/** Games of each kind and band. */
const SEEDS = 4_000;
/** Longest time for all games of a kind and band, in milliseconds; an old laptop may need most of it. */
const TIME = 180_000;

const GAMES = GAME_TYPES.flatMap((gameType) => CONTENT_BANDS.map((band) => ({ gameType, band })));

/** The first thing that is not as it must be in the games of many seeds. */
async function firstFault(gameType: GameType, band: ContentBand) {
  const { questions: count } = pacingOf(gameType, band);
  for (let seed = 0; seed < SEEDS; seed += 1) {
    const game = roomQuestions({ gameType, band, seed: `${seed}`, count });
    const ids = new Set<string>();
    for (const { id, text, options: shown, correct, explanation } of game) {
      const where = `${gameType} ${band} ${seed} ${id}`;
      if (ids.has(id)) return `${where} comes twice`;
      ids.add(id);
      if (shown[correct] === undefined) return `${where} has no right option`;
      if (new Set(shown.map(folded)).size !== optionsOf(band)) return `${where} has equal options`;
      if (text.length > QUESTION_MAX || shown.some((one) => one.length > OPTION_MAX)) {
        return `${where} is too long for a phone`;
      }
      if (explanation.length > EXPLANATION_MAX) return `${where} explains too long`;
      if (/\\[^$]|(?<!\\)\$|undefined|NaN|\{/.test([text, explanation, ...shown].join())) {
        return `${where} is not in plain letters`;
      }
    }
    if (game.length !== count) return `${gameType} ${band} ${seed} has ${game.length} questions`;
  }
  return null;
}

const optionsOf = (band: ContentBand) => (band === 'kindergarten' ? 3 : 4);
const folded = (text: string) => text.toLowerCase().replace(/\s+/g, ' ').trim();

describe(`${SEEDS} seeds`, { timeout: TIME }, () => {
  it.each(GAMES)('are sound games of $gameType for $band', async ({ gameType, band }) => {
    expect(await firstFault(gameType, band)).toBeNull();
  });
});
