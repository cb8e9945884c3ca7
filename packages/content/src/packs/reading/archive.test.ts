import { randomBytes } from 'node:crypto';
import { PACK_LIMITS } from '@lamplight/domain/packs';
import { zipSync } from 'fflate';
import { describe, expect, it, test } from 'vitest';
import { unpackArchive } from './archive.ts';

const text = new TextEncoder().encode('name: harvest-days\n');
/** Bytes that do not get smaller. */
const noise = (length: number) => new Uint8Array(randomBytes(length));
const zipped = (files: Record<string, Uint8Array>) => zipSync({ 'pack.yaml': text, ...files });
const pathsIn = (bytes: Uint8Array) => {
  const files = unpackArchive(bytes);
  return files instanceof Map ? [...files.keys()] : files;
};
const refusal = (message: string) => ({ path: 'archive', label: 'file', message });

describe('the archive of a pack', () => {
  test('is read by the path of each file', () => {
    expect(pathsIn(zipped({ 'stories/a.md': text }))).toEqual(['pack.yaml', 'stories/a.md']);
  });

  test('may hold the folder itself, and what systems add', () => {
    const bytes = zipSync({
      'harvest/pack.yaml': text,
      'harvest/stories/a.md': text,
      'harvest/.DS_Store': text,
      '__MACOSX/harvest/._pack.yaml': text,
    });
    expect(pathsIn(bytes)).toEqual(['pack.yaml', 'stories/a.md']);
  });

  it.each([
    ['that is none', text, 'This is no zip archive.'],
    [
      'that is cut',
      zipped({ 'stories/a.md': noise(5000) }).slice(0, 3000),
      'This archive is damaged.',
    ],
    [
      'without a manifest',
      zipSync({ 'stories/a.md': text }),
      'There is no pack.yaml in this archive.',
    ],
    [
      'with files beside its folder',
      zipSync({ 'a/pack.yaml': text, 'b/x.md': text }),
      "'b/x.md' lies outside of the folder with pack.yaml.",
    ],
    ['that climbs out', zipped({ '../x.md': text }), 'This archive names files outside of itself.'],
    [
      'that climbs out in the middle',
      zipped({ 'stories/../../x.md': text }),
      'This archive names files outside of itself.',
    ],
    [
      'that begins at the root',
      zipped({ '/etc/x.md': text }),
      'This archive names files outside of itself.',
    ],
    [
      'that names a drive',
      zipped({ 'C:/x.md': text }),
      'This archive names files outside of itself.',
    ],
    [
      'that climbs out the other way',
      zipped({ '..\\x.md': text }),
      'This archive names files outside of itself.',
    ],
    [
      'with a file twice',
      zipped({ 'stories/a.md': text, 'stories/A.md': text }),
      "This archive has 'stories/A.md' twice.",
    ],
    [
      'that lies too deep',
      zipped({ 'a/b/c/d/e/f/g.md': text }),
      "'a/b/c/d/e/f/g.md' lies deeper than anything in a pack.",
    ],
    [
      'with a file that is too large',
      zipped({ 'a.md': noise(PACK_LIMITS.file + 1) }),
      "'a.md' is larger than 512 kB.",
    ],
    [
      'that is a bomb',
      zipped(
        Object.fromEntries(
          ['a', 'b', 'c'].map((name) => [`${name}.md`, new Uint8Array(PACK_LIMITS.file)]),
        ),
      ),
      'Unpacked, this archive is too large for a pack.',
    ],
    [
      'with too many files',
      zipped(
        Object.fromEntries(
          Array.from({ length: PACK_LIMITS.files }, (_, index) => [`${index}.md`, text]),
        ),
      ),
      'A pack has at most 4000 files.',
    ],
    [
      'that is too large',
      zipped(
        Object.fromEntries(
          Array.from({ length: 20 }, (_, index) => [`${index}.md`, noise(PACK_LIMITS.file)]),
        ),
      ),
      'A pack has at most 8 MB.',
    ],
  ])('%s is refused', (_, bytes, message) => {
    expect(unpackArchive(bytes)).toEqual(refusal(message));
  });

  test('with a large file is read', () => {
    expect(pathsIn(zipped({ 'a.md': noise(PACK_LIMITS.file) }))).toEqual(['a.md', 'pack.yaml']);
  });
});
