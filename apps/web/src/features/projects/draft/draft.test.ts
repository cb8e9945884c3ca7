import { describe, expect, test } from 'vitest';
import { type Draft, firstWork, type Work } from './draft.ts';

const starter: Work = { code: '// Your turn', blocks: null };
const saved: Work = { code: 'print("saved")', blocks: null };
const unsent: Draft = { code: 'print("typed")', blocks: null, sentAs: null };
const sent: Draft = { ...unsent, sentAs: 'key' };
const nothingWaits = () => false;

describe('the editor starts with', () => {
  test('the starter code where nothing was saved', () => {
    const work = firstWork({
      draft: undefined,
      saved: undefined,
      starter,
      isWaiting: nothingWaits,
    });
    expect(work).toBe(starter);
  });

  test('the saved code', () => {
    expect(firstWork({ draft: undefined, saved, starter, isWaiting: nothingWaits })).toBe(saved);
  });

  test('what was typed here and not sent yet', () => {
    expect(firstWork({ draft: unsent, saved, starter, isWaiting: nothingWaits })).toBe(unsent);
  });

  test('what was sent and still waits for the host', () => {
    expect(firstWork({ draft: sent, saved, starter, isWaiting: () => true })).toBe(sent);
  });

  test('what the host has, once it took what was typed here', () => {
    expect(firstWork({ draft: sent, saved, starter, isWaiting: nothingWaits })).toBe(saved);
  });

  test('what was typed here, when the host can’t be asked', () => {
    expect(firstWork({ draft: sent, saved: null, starter, isWaiting: nothingWaits })).toBe(sent);
  });

  test('the starter code, when the host can’t be asked and nothing was typed', () => {
    const work = firstWork({ draft: undefined, saved: null, starter, isWaiting: nothingWaits });
    expect(work).toBe(starter);
  });
});
