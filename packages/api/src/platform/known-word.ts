/** A word that is stored as text; this host writes only words that it knows. */
export function known<Word extends string>(words: readonly Word[], stored: string): Word {
  const word = words.find((candidate) => candidate === stored);
  if (word === undefined) throw new Error(`the database holds the unknown word ${stored}`);
  return word;
}
