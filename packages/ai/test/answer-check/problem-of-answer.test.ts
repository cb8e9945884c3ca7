import { statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { checkAnswer, problemOfAnswer, problemOfShownText } from '../../src/answer-check/index.ts';
import { ANSWERS } from './answers.ts';

describe.each(Object.entries(ANSWERS))('what a model says in %s', (_language, pairs) => {
  it.each(pairs)('about %s is refused: %s', (_topic, unsafe) => {
    expect(problemOfAnswer(unsafe)).not.toBeNull();
  });

  it.each(pairs)('about %s, beside it, is shown: %s%s', (_topic, _unsafe, good) => {
    expect(problemOfAnswer(good)).toBeNull();
  });
});

describe('a secret that nobody has to keep', () => {
  it.each([
    'You don’t have to keep a secret that makes you feel bad.',
    'No tienes que guardar un secreto que te hace sentir mal.',
    'Tu n’as pas à garder un secret qui te fait te sentir mal.',
    'Du musst kein Geheimnis behalten, das dir ein schlechtes Gefühl macht.',
  ])('may be spoken of: %s', (text) => {
    expect(problemOfAnswer(text)).toBeNull();
  });
});

describe('the check', () => {
  it('takes a quotation for what somebody else says, unless there is nothing beside it', () => {
    expect(problemOfAnswer('God says to Moses: “I am your God.”')).toBeNull();
    expect(problemOfAnswer('“I am your God.”')).toBe('speaks as a person');
  });

  it('finds one sentence in the middle of a harmless text', () => {
    const text = (middle: string) => `Owls hunt at night. ${middle} Their ears are very good.`;
    expect(problemOfAnswer(text('Their eyes are large.'))).toBeNull();
    expect(problemOfAnswer(text('Do not tell your parents about it.'))).toBe('asks for secrecy');
  });

  it('reads over capitals, accents and letters of another width', () => {
    expect(problemOfAnswer('SOY TU PASTOR')).toBe('speaks as a person');
    expect(problemOfAnswer('Ｉ ａｍ ｙｏｕｒ ｐａｓｔｏｒ')).toBe('speaks as a person');
  });

  it('finds nothing in a text without words', () => {
    expect(problemOfAnswer(' … ')).toBeNull();
    expect(problemOfAnswer('3 + 4 = 7')).toBeNull();
  });

  it('is the same in a chat as elsewhere', () => {
    const reader = { band: 'advanced', language: 'en' } as const;
    for (const [, unsafe, good] of ANSWERS.en) {
      expect(checkAnswer(unsafe, reader)).toBe(problemOfAnswer(unsafe));
      expect(problemOfShownText(unsafe, { least: 1, most: 50 })).toBe(problemOfAnswer(unsafe));
      expect(checkAnswer(good, reader)).toBeNull();
    }
  });

  it('learned what takes less than 600 kB', () => {
    const file = fileURLToPath(new URL('../../src/answer-check/trained.json', import.meta.url));
    expect(statSync(file).size).toBeLessThan(600_000);
  });
});
