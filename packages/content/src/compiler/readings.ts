import { CONTENT_BANDS, type ContentBand } from '@lamplight/domain/age';
import type { z } from 'zod';
import type { Finding } from '../checks/finding.ts';
import type { Scriptures } from '../scripture/scriptures.ts';
import type { ContentFiles } from './content-files.ts';
import { faultAt, type Reading, type Source } from './source.ts';
import { readYaml } from './yaml-file.ts';

/** A pack that is being compiled: it has days of its own, and may be for some bands alone. */
export interface ReadPack {
  readonly bands: readonly ContentBand[];
}

/** The files of a content that is being compiled, which of them were read, and what is wrong with them. */
export class Readings {
  readonly findings: Finding[] = [];
  readonly #read = new Set<string>();

  readonly files: ContentFiles;
  readonly scriptures: Scriptures;

  /** The pack that is read; null for the built-in content. */
  readonly pack: ReadPack | null;

  constructor(files: ContentFiles, scriptures: Scriptures, pack: ReadPack | null = null) {
    this.files = files;
    this.scriptures = scriptures;
    this.pack = pack;
  }

  /** The bands that everything is written for. */
  get bands(): readonly ContentBand[] {
    return this.pack?.bands ?? CONTENT_BANDS;
  }

  /** The paths that a pattern fits, in the order of their names. */
  paths(pattern: RegExp): string[] {
    return [...this.files.keys()].filter((path) => pattern.test(path));
  }

  /** What a reader makes of a file; nothing, and a finding, where the file is missing or has faults. */
  file<T>(path: string, reader: (source: Source) => Reading<T>): T | undefined {
    const source = this.files.get(path);
    if (source === undefined) {
      this.findings.push({ path, label: 'file', message: 'is missing' });
      return undefined;
    }
    this.#read.add(path);
    const { value, findings } = reader(source);
    this.findings.push(...findings);
    return value;
  }

  /** What a YAML file says in the shape of a schema. */
  yaml<T>(path: string, schema: z.ZodType<T>): T | undefined {
    return this.file(path, (source) => readYaml(source, schema));
  }

  /** The entries of all YAML lists whose path a pattern fits, one file after the other. */
  lists<T>(pattern: RegExp, schema: z.ZodType<readonly T[]>): T[] {
    return this.paths(pattern).flatMap((path) => this.yaml(path, schema) ?? []);
  }

  /** Reads what is read elsewhere too, where its findings are told. */
  quietly<T>(read: () => T): T {
    const told = this.findings.length;
    const made = read();
    this.findings.length = told;
    return made;
  }

  /** Notes a fault of a file that its schema cannot see. */
  fault(path: string, message: string): void {
    this.findings.push(faultAt({ path, text: '' }, 1, message));
  }

  /** Notes a fault at the first line below a path that has a word: a name, a reference, an id. */
  faultAtWord(below: string, word: string, message: string): void {
    const sources = [...this.files.values()].filter(({ path }) => path.startsWith(below));
    for (const source of sources) {
      const at = source.text.split('\n').findIndex((text) => text.includes(word));
      if (at === -1) continue;
      this.findings.push(faultAt(source, at + 1, message));
      return;
    }
    this.fault(below, message);
  }

  /** Files that no part of the content asked for: a name is wrong, or a file lies in the wrong place. */
  unread(): Finding[] {
    return [...this.files.keys()]
      .filter((path) => !this.#read.has(path))
      .map((path) => ({
        path,
        label: 'file',
        message: 'has a name that nothing in this folder has',
      }));
  }
}
