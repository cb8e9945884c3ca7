import { anyOf, normalizeText, type Phrase } from '../text/index.ts';
import { ANSWER_FAULTS, type AnswerFault, answerPhrases } from './phrases/index.ts';
import { ownSentences } from './sentences.ts';

const NO = [
  'not|dont|never|no|cannot|cant|doesnt|isnt|arent|wasnt|wont',
  'no|nunca|ningun|ninguna|nadie',
  'pas|jamais|ne|rien',
  'nicht|nie|niemals|kein|keine|keinen|keiner|nichts|niemandem',
].join('|');
/** A no that a phrase is written with: `dont tell your parents`. */
const WRITTEN_WITH_NO = new RegExp(`(?:^|[ |_])(?:${NO})(?=$|[ |_?])`, 'u');
/** A no that a gap of a phrase let through: `it is not your fault`. */
const DENIED_WITHIN = new RegExp(` (?:${NO}) `, 'u');

interface Rule {
  readonly fault: AnswerFault;
  /** Phrases that mean what they say with a no in them as well. */
  readonly always: RegExp;
  readonly unlessDenied: RegExp;
}

const RULES = ANSWER_FAULTS.map((fault): Rule => {
  const phrases = answerPhrases.flatMap((each) => each[fault]);
  const hasNo = (phrase: Phrase) => WRITTEN_WITH_NO.test(phrase);
  return {
    fault,
    always: anyOf(phrases.filter(hasNo)),
    unlessDenied: anyOf(phrases.filter((phrase) => !hasNo(phrase))),
  };
});
/** Finds phrases only where what was found follows at once. */
const rightBefore = (phrases: readonly Phrase[]) => new RegExp(`${anyOf(phrases).source}$`, 'u');
const DENIED = rightBefore(answerPhrases.flatMap((each) => each.denied));
const REPORTED = rightBefore(answerPhrases.flatMap((each) => each.reported));

/** Where a clause begins, as a word of its own: an order begins with its verb. */
const CLAUSE_START = ' clausestart ';
const CLAUSES = /[,:–—]/gu;

function lineOf(sentence: string): string {
  return `${normalizeText(CLAUSE_START + sentence.replace(CLAUSES, CLAUSE_START))}. `;
}

/** Whether words that stand before a phrase take it back: a no of the same clause, or a report. */
function isTakenBack(before: string): boolean {
  const clause = before.slice(Math.max(0, before.lastIndexOf(CLAUSE_START)));
  return DENIED.test(clause) || REPORTED.test(before);
}

/** What a text says to a child that no helper says, as far as it is certain from its phrases. */
export function findFault(text: string): AnswerFault | null {
  for (const sentence of ownSentences(text)) {
    const line = lineOf(sentence);
    const isOwn = ({ index }: RegExpExecArray) => !isTakenBack(line.slice(0, index));
    const found = RULES.find(
      ({ always, unlessDenied }) =>
        [...line.matchAll(always)].some(isOwn) ||
        [...line.matchAll(unlessDenied)].some(
          (match) => !DENIED_WITHIN.test(` ${match[0]}`) && isOwn(match),
        ),
    );
    if (found) return found.fault;
  }
  return null;
}
