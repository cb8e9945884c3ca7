/**
 * A word with its explanations: the word as a question names it (`a magnet`, `gravity`, `Moses`), other words that
 * lead to it, the explanation up to 10 years and the one from 11 on.
 */
export type GlossaryWord = readonly [title: string, others: string, young: string, older: string];
