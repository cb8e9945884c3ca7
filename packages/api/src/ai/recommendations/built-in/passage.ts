/** A text that a passage may come from. */
export interface PassageSource {
  readonly title: string;
  /** In the markup of lessons. */
  readonly content: string;
}

/** Words of fewer letters say nothing of what a text is about. */
const TELLING_LETTERS = 4;
/** Words that a passage must share with what it is about. */
const LEAST_SHARED = 6;

const COMMON = new Set(
  'about after also another answer because been before both cannot could does each even every first from give goes have help here into just know like made make many more most much need next once only other over people same says should show some such take than that their them then there these they thing things think this those three time told turn under very want were what when where which while will with word words would your'.split(
    ' ',
  ),
);

/** The telling words of a text, each once. */
function tellingWords(text: string): Set<string> {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  return new Set(words.filter((word) => word.length >= TELLING_LETTERS && !COMMON.has(word)));
}

/** The blocks of a text in stretches that begin with a heading. */
function sections(content: string): string[][] {
  const parts: string[][] = [[]];
  for (const block of content.split(/\n\s*\n/).filter((each) => each.trim() !== '')) {
    if (block.startsWith('## ')) parts.push([block]);
    else parts.at(-1)?.push(block);
  }
  return parts.filter((blocks) => blocks.some((block) => !block.startsWith('## ')));
}

/** As many whole blocks as fit into a number of words, and at least one with its heading. */
export function opening(blocks: readonly string[], mostWords: number): string {
  const kept: string[] = [];
  let words = 0;
  for (const block of blocks) {
    words += block.split(/\s+/).length;
    if (words > mostWords && kept.some((each) => !each.startsWith('## '))) break;
    kept.push(block);
  }
  // A heading at the end would promise what does not follow.
  while (kept.at(-1)?.startsWith('## ')) kept.pop();
  return kept.join('\n\n');
}

/** The beginning of a text. */
export function beginning(content: string, mostWords: number): string {
  return opening(sections(content).flat(), mostWords);
}

/**
 * The section of some texts that shares most with what it should be about; rare words count more than those that many
 * texts have. Null where none shares enough.
 */
export function bestPassage(
  sources: readonly PassageSource[],
  about: string,
  mostWords: number,
): PassageSource | null {
  const wanted = tellingWords(about);
  const candidates = sources.flatMap(({ title, content }) =>
    sections(content).map((blocks) => ({ title, blocks, words: tellingWords(blocks.join(' ')) })),
  );
  const spread = (word: string) => candidates.filter(({ words }) => words.has(word)).length;
  const worth = new Map([...wanted].map((word) => [word, 1 / (1 + spread(word))]));
  let best: { title: string; blocks: readonly string[]; score: number } | null = null;
  for (const { title, blocks, words } of candidates) {
    const shared = [...wanted].filter((word) => words.has(word));
    if (shared.length < LEAST_SHARED) continue;
    const score = shared.reduce((sum, word) => sum + (worth.get(word) ?? 0), 0);
    if (best === null || score > best.score) best = { title, blocks, score };
  }
  return best && { title: best.title, content: opening(best.blocks, mostWords) };
}
