import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readScriptureFolder, scriptureFolder } from './folder.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'scripture-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

describe('a folder with a translation', () => {
  it('is found when it exists and not when it does not', () => {
    expect(scriptureFolder(folder)).toBe(folder);
    expect(scriptureFolder(join(folder, 'elsewhere'))).toBeNull();
  });

  it('gives the verses of all its USFM files and passes over the others', () => {
    writeFileSync(join(folder, '01GEN.SFM'), '\\id GEN\n\\c 1\n\\v 1 In the beginning');
    writeFileSync(join(folder, '02EXO.usfm'), '\\id EXO\n\\c 1\n\\v 1 These are the names');
    writeFileSync(join(folder, 'README.md'), 'no Scripture');
    const scripture = readScriptureFolder(folder);
    expect(scripture.size).toBe(2);
    expect(scripture.verse('EXO 1:1')).toBe('These are the names');
    expect(scripture.verse('LEV 1:1')).toBeUndefined();
  });
});
