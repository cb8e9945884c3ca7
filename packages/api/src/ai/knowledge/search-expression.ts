import type { ContentBand } from '@lamplight/domain/age';
import type { KnowledgeDocument, KnowledgeKind } from '@lamplight/domain/knowledge';
import { queryWords } from '@lamplight/domain/scripture';

/** Words of a question that are looked for; more tell nothing. */
const MOST_WORDS = 10;

/** A word that begins with this many of another's letters may be a form of it. */
const BEGINNING = 4;

const kindTag = (kind: KnowledgeKind) => `kind${kind}`;
const bandTag = (band: ContentBand) => `band${band}`;

/** By what a search is narrowed, as words of the index. */
export function tagsOf({ kind, bands }: Pick<KnowledgeDocument, 'kind' | 'bands'>): string {
  return [kindTag(kind), ...bands.map(bandTag)].join(' ');
}

/** Which documents a search is about. */
interface Narrowing {
  readonly band: ContentBand;
  readonly kinds?: readonly KnowledgeKind[] | undefined;
}

/**
 * Full-text expressions for words of a question, the stricter first: all of the words, any of them, words that begin
 * alike. Letters and digits only, each word in quotation marks, so that nothing a child types is read as an operator.
 */
export function searchExpressions(words: readonly string[], narrowing: Narrowing): string[] {
  const wanted = [...new Set(words.flatMap(queryWords))].slice(0, MOST_WORDS);
  if (wanted.length === 0) return [];
  const quoted = wanted.map((word) => `"${word}"`);
  const beginnings = wanted
    .filter((word) => word.length > BEGINNING)
    .map((word) => `"${word.slice(0, Math.max(BEGINNING, word.length - 2))}" *`);
  const all = [quoted.join(' AND '), quoted.join(' OR '), beginnings.join(' OR ')];
  return [...new Set(all)]
    .filter((expression) => expression !== '')
    .map((expression) => `${narrowed(narrowing)} AND {title keywords text} : (${expression})`);
}

function narrowed({ band, kinds }: Narrowing): string {
  const byBand = `tags : "${bandTag(band)}"`;
  if (kinds === undefined || kinds.length === 0) return byBand;
  const byKind = kinds.map((kind) => `"${kindTag(kind)}"`).join(' OR ');
  return `${byBand} AND tags : (${byKind})`;
}
