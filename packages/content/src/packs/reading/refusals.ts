import type { Finding } from '../../checks/finding.ts';
import { faultAt, type Source } from '../../compiler/source.ts';
import type { PackBytes } from './archive.ts';
import { MANIFEST_FILE, SIGNATURE_FILE } from './checksum.ts';

/** What a pack may hold. */
const HELD = 'lessons, stories, quizzes and rooms, and the days in programme.en.yaml';
const HELD_FOLDERS = ['lessons', 'stories', 'quizzes', 'rooms'];
const PROGRAMME = /^programme\.[a-z]{2}\.yaml$/;

/** Folders of the built-in content that packs do not have yet, and how they are called. */
const NOT_YET: Readonly<Record<string, string>> = {
  songs: 'songs',
  coloring: 'pictures to color in',
  challenges: 'challenges',
  experiments: 'experiments',
  journal: 'prompts for the journal',
  verses: 'verses to learn by heart',
  glossary: 'words for the chat',
  curriculum: "weeks of the camp's own programme",
};
const PICTURE = /\.(?:png|jpe?g|gif|webp|avif|svg|bmp)$/i;
const SOUND = /\.(?:mp3|ogg|wav|m4a|mp4|webm)$/i;
const PROGRAM = /\.(?:[cm]?[jt]sx?|html?|css|wasm|exe|sh|bat|ps1|py|php|jar)$/i;
const TEXT = /\.(?:md|yaml)$/;

/** Why a file has no place in a pack; null where it may be read. */
export function faultOfPlace(path: string): string | null {
  if (path === MANIFEST_FILE || path === SIGNATURE_FILE || PROGRAMME.test(path)) return null;
  if (PROGRAM.test(path)) return 'is a program: a pack is texts alone and runs nothing';
  if (PICTURE.test(path)) {
    return 'is a picture: a pack names pictures of the picture set and draws scenes, it brings none';
  }
  if (SOUND.test(path)) return 'is a recording: a pack is texts alone, the host reads them aloud';
  const [folder = '', ...rest] = path.split('/');
  const later = rest.length > 0 ? NOT_YET[folder] : undefined;
  if (later !== undefined) return `packs cannot hold ${later} yet; they hold ${HELD}`;
  if (rest.length === 0 || !HELD_FOLDERS.includes(folder)) {
    return `has no place in a pack, which holds ${HELD}`;
  }
  return TEXT.test(path) ? null : 'is neither Markdown (.md) nor YAML (.yaml)';
}

const HTML = /<(?:!--|!doctype|\/?[a-z][a-z0-9-]*(?:\s[^<>]*)?\/?>)/i;
const RUNS = /\b(?:javascript|vbscript):\S|\bdata:[a-z]+\//i;
const ELSEWHERE =
  /\b(?:https?|ftp|wss?|file):\/\/|(?:^|[\s("'[<])\/\/[a-z0-9-]+\.[a-z]|\bwww\.[a-z0-9-]+\.[a-z]|\bmailto:\S/i;

const REFUSED: readonly (readonly [RegExp, string])[] = [
  [RUNS, 'has a link that runs a program; write the words alone'],
  [ELSEWHERE, 'leads to another host: children stay in this house; write the words alone'],
  [HTML, 'has HTML; write Markdown, such as ## for a heading and - for a list'],
];

/** Lines of a text that a pack may not have: HTML, programs, links to other hosts. */
export function refusedLines(source: Source): Finding[] {
  return source.text.split('\n').flatMap((line, index) => {
    const refused = REFUSED.find(([pattern]) => pattern.test(line));
    return refused === undefined ? [] : [faultAt(source, index + 1, refused[1])];
  });
}

/** The texts of a pack, and what is refused of its files. */
export function readTexts(files: PackBytes): {
  readonly sources: ReadonlyMap<string, Source>;
  readonly findings: readonly Finding[];
} {
  const sources = new Map<string, Source>();
  const findings: Finding[] = [];
  for (const [path, bytes] of files) {
    const misplaced = faultOfPlace(path);
    const text = misplaced === null ? textOf(bytes) : undefined;
    if (misplaced !== null) findings.push({ path, label: 'file', message: misplaced });
    else if (text === undefined) {
      findings.push({ path, label: 'file', message: 'is no text in UTF-8' });
    } else {
      const source = { path, text };
      sources.set(path, source);
      findings.push(...refusedLines(source));
    }
  }
  return { sources, findings };
}

function textOf(bytes: Uint8Array): string | undefined {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return text.includes('\u0000') ? undefined : text.replaceAll('\r\n', '\n');
  } catch {
    return undefined;
  }
}
