import type { Language } from '@lamplight/domain/profiles';
import { away } from './away.ts';
import { body } from './body.ts';
import { doing } from './doing.ts';
import { frames } from './frames.ts';
import { mind } from './mind.ts';
import { people } from './people.ts';
import { situations } from './situations.ts';
import { speech } from './speech.ts';
import { violence } from './violence.ts';

/**
 * A table of meanings: each row is one meaning with the words that children have for it. `name: en | es | fr | de`;
 * `word*` any ending, `*word` the end of a German compound, `two_words` words that follow each other.
 */
const TABLES = [people, violence, body, mind, away, speech, doing, frames, situations];
const COLUMNS: readonly Language[] = ['en', 'es', 'fr', 'de'];

/** One meaning, the same in all languages: what is learned of it in one serves all. */
interface Meaning {
  readonly name: string;
  readonly forms: Readonly<Record<Language, readonly string[]>>;
}

/** @throws Error naming a row that does not have one column for each language */
function readRow(line: string): Meaning {
  const [, name, rest] = /^(\w+): (.*)$/u.exec(line) ?? [];
  const columns = rest?.split(' | ');
  if (name === undefined || columns?.length !== COLUMNS.length) {
    throw new Error(`no row of meanings: ${line.slice(0, 40)}`);
  }
  const forms = Object.fromEntries(
    COLUMNS.map((language, column) => [language, columns[column]?.split(' ') ?? []]),
  ) as Record<Language, string[]>;
  return { name, forms };
}

/** All rows; a meaning's number is its place here. */
export const MEANINGS: readonly Meaning[] = TABLES.flatMap((text) =>
  text.trim().split('\n').map(readRow),
);
