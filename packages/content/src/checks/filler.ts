import type { Finding } from './finding.ts';
import type { Stretch } from './stretches.ts';

/** Phrases that fill space and say nothing. */
const FILLER: readonly RegExp[] = [
  /\bin this lesson\b/i,
  /\btoday,? (?:we|you) (?:will|are going to) (?:learn|explore|discover|look at)\b/i,
  /\b(?:we|you)(?: will|’ll) (?:learn|explore|discover) (?:about|how|that|what)\b/i,
  /\blet(?:’|')s (?:dive|explore|learn|discover|take a look|get started|find out)\b/i,
  /\b(?:dive|diving|delve|delving) (?:deep(?:er)? )?into\b/i,
  /\bhave you ever (?:wondered|thought about)\b/i,
  /\b(?:in conclusion|in summary|to sum up|to summarize)\b/i,
  /\bat the end of the day,/i,
  /\bit is (?:important|worth) (?:to note|noting|to remember)\b/i,
  /\bin today(?:’|')s (?:world|society|age)\b/i,
  /\b(?:ever-changing|fast-paced|digital age|rich tapestry|a testament to|game[- ]changer|unlock the (?:power|potential|secrets))\b/i,
  /\b(?:embark|journey of discovery|exciting (?:world|journey)|wonderful world of|amazing world of)\b/i,
  /\b(?:as we have seen|as you can see|needless to say|without further ado|buckle up|get ready to)\b/i,
  /\b(?:great|awesome|amazing) job\b/i,
  /\b(?:lorem ipsum|coming soon|to be written|todo|tbd)\b/i,
];

/** No text holds a phrase that only fills space. */
export function checkFiller(stretches: readonly Stretch[]): Finding[] {
  return stretches.flatMap(({ path, label, text }) =>
    FILLER.flatMap((phrase) => {
      const found = phrase.exec(text)?.[0];
      return found === undefined ? [] : [{ path, label, message: `filler: '${found}'` }];
    }),
  );
}
