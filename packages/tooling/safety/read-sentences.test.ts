import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LANGUAGES } from '@lamplight/domain/profiles';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readSentences } from './read-sentences.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sentences-'));
  for (const language of LANGUAGES) mkdirSync(join(folder, language));
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

function textsOf(name: string, line: string): string[] {
  writeFileSync(join(folder, 'en', name), `## day ordinary 11 plain plain\n${line}\n`);
  return readSentences(folder).map(({ text }) => text);
}

describe('a pattern', () => {
  it('stands for each sentence with one of its choices', () => {
    expect(textsOf('patterns-day.txt', 'I {ran|walked} home{| today}').sort()).toEqual([
      'I ran home',
      'I ran home today',
      'I walked home',
      'I walked home today',
    ]);
  });

  it('stands for a few that differ where it has many choices', () => {
    const texts = textsOf('patterns-day.txt', '{a|b|c|d|e} {f|g|h|i|j} {k|l|m|n|o}');
    expect(texts).toHaveLength(14);
    expect(new Set(texts)).toHaveLength(14);
    expect(new Set(texts.map((text) => text.slice(-1))).size).toBeGreaterThan(1);
  });

  it('is a sentence with brackets in all other families', () => {
    expect(textsOf('code.txt', 'let a = {b|c};')).toEqual(['let a = {b|c};']);
  });
});
