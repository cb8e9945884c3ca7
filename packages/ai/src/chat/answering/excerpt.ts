import type { ContentBand } from '@lamplight/domain/age';
import type { KnowledgeHit } from '@lamplight/domain/knowledge';
import { sentences } from '@lamplight/domain/text';
import { stem, stemsOf } from '../words.ts';

/** Some sentences in a row of a document, as an answer tells them. */
export interface Excerpt {
  readonly hit: KnowledgeHit;
  readonly text: string;
  /** The share of the topic that the document speaks of, from 0 to 1. */
  readonly coverage: number;
  /** The share that stands in the sentences themselves. */
  readonly ownCoverage: number;
  /** The share that its title and keywords name. */
  readonly aboutCoverage: number;
  readonly score: number;
}

/** Sentences and characters of one excerpt. */
const ROOM: Readonly<Record<ContentBand, readonly [sentences: number, characters: number]>> = {
  kindergarten: [3, 170],
  elementary: [3, 300],
  intermediate: [3, 440],
  advanced: [4, 620],
};

/** Openings that lean on the sentence before. */
const LEANING =
  /^(?:it|they|he|she|this|that|these|those|but|so|and|then|still|also|yet|or|because|such|both|another|here|there|its|their|his|her|no|yes|now|even|later|soon|neither|nor|instead|therefore|however|others?|for example|the (?:other|second|third|same|first)|in (?:that|this)|at (?:that|this)|out of|once|some of)\b/iu;
/** Sentences that speak to the reader of the page, not to somebody who asks. */
const TO_READER =
  /\?$|^(?:look|try|guess|imagine|think|remember|now you|did you|count|put|take|hold|draw|write|listen|watch|close your|say|go|come|ask|find|read|make|touch|you and i|we will|today)\b/iu;
const CAUSE = /\b(?:because|since|why|that is how|so that|therefore|as a result|by)\b/iu;

/** How a topic is to be told. */
export interface Wish {
  readonly topic: readonly string[];
  readonly band: ContentBand;
  readonly wantsCause: boolean;
  wasTold(sentence: string): boolean;
}

/** The share of the topic's words that a set of stems has. */
export function shareOf(topic: readonly string[], stems: ReadonlySet<string>): number {
  if (topic.length === 0) return 0;
  return topic.filter((word) => stems.has(stem(word))).length / topic.length;
}

/** The best stretch of each document, the best first; documents that do not speak of the topic are left out. */
export function bestExcerpts(hits: readonly KnowledgeHit[], wish: Wish): Excerpt[] {
  return hits
    .flatMap((hit, rank) => bestOf(hit, rank, wish) ?? [])
    .toSorted((a, b) => b.score - a.score);
}

function bestOf(hit: KnowledgeHit, rank: number, wish: Wish): Excerpt | null {
  const { topic, band, wantsCause, wasTold } = wish;
  const about = stemsOf(`${hit.title} ${hit.keywords}`);
  const coverage = shareOf(topic, new Set([...about, ...stemsOf(hit.text)]));
  const aboutCoverage = shareOf(topic, about);
  const usable = sentences(hit.text).filter((sentence) => !TO_READER.test(sentence));
  let best: Excerpt | null = null;
  for (const [start, first] of usable.entries()) {
    if (wasTold(first) || LEANING.test(first)) continue;
    const stretch = stretchFrom(usable, start, band, wasTold);
    if (stretch.length === 0) continue;
    const text = stretch.join(' ');
    const ownCoverage = shareOf(topic, stemsOf(text));
    const score =
      ownCoverage * 6 +
      coverage * 3 +
      aboutCoverage * 2 +
      shareOf(topic, stemsOf(first)) * 2 +
      (wantsCause && CAUSE.test(text) ? 1 : 0) +
      (hit.isLocked ? -1.5 : 0) +
      1 / (rank + 1) -
      start * 0.05;
    if (best === null || score > best.score)
      best = { hit, text, coverage, ownCoverage, aboutCoverage, score };
  }
  return best;
}

function stretchFrom(
  all: readonly string[],
  start: number,
  band: ContentBand,
  wasTold: (sentence: string) => boolean,
): string[] {
  const [most, characters] = ROOM[band];
  const stretch: string[] = [];
  let length = 0;
  for (const sentence of all.slice(start, start + most)) {
    length += sentence.length + 1;
    if ((length > characters && stretch.length > 0) || wasTold(sentence)) break;
    stretch.push(sentence);
  }
  return stretch;
}
