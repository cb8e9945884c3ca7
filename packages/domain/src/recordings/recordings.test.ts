import { expect, test } from 'vitest';
import { audioKindOf } from './index.ts';

const bytes = (...parts: readonly (string | number)[]) =>
  Uint8Array.from(
    parts.flatMap((part) =>
      typeof part === 'number' ? [part] : [...part].map((letter) => letter.charCodeAt(0)),
    ),
  );

test.each([
  ['a WAV file', bytes('RIFF', 1, 2, 3, 4, 'WAVEfmt '), 'wav'],
  ['an MP3 file with a title', bytes('ID3', 4, 0), 'mp3'],
  ['a bare MP3 stream', bytes(0xff, 0xfb, 0x90), 'mp3'],
  ['an AAC stream', bytes(0xff, 0xf1, 0x50), 'aac'],
  ['a recording of an iPad', bytes(0, 0, 0, 28, 'ftypM4A ', '....hdlr....soun'), 'mp4'],
  ['a recording of an Android tablet', bytes('OggS', 0, 2), 'ogg'],
  ['a WebM file with sound', bytes(0x1a, 0x45, 0xdf, 0xa3, '..A_OPUS'), 'webm'],
  ['a FLAC file', bytes('fLaC', 0), 'flac'],
  ['a film', bytes(0, 0, 0, 28, 'ftypmp42', 'soun....vide'), null],
  ['a WebM film', bytes(0x1a, 0x45, 0xdf, 0xa3, 'A_OPUS V_VP9'), null],
  [
    'an MP4 file of an old phone, whose sound is AMR',
    bytes(0, 0, 0, 28, 'ftyp3gp4soun.samr'),
    null,
  ],
  ['AMR', bytes('#!AMR\n'), null],
  ['a WAV name over a program', bytes('MZ', 0x90, 0, 'WAVE'), null],
  ['a page', bytes('<html>'), null],
  ['nothing', bytes(), null],
] as const)('%s is known by its content', (_, content, kind) => {
  expect(audioKindOf(content)).toBe(kind);
});
