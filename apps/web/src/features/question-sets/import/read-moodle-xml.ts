import type { ForeignKind, ForeignQuestion } from '@lamplight/domain/question-sets';
import { plainText, showsPicture } from './plain-text.ts';
import type { TrueAndFalse } from './read-gift.ts';
import { childrenOf } from './xml.ts';

const KINDS: Readonly<Record<string, ForeignKind>> = {
  multichoice: 'choice',
  truefalse: 'choice',
  shortanswer: 'typed',
  essay: 'typed',
  gapselect: 'typed',
  cloze: 'typed',
  numerical: 'number',
  calculated: 'number',
  matching: 'match',
  ddmatch: 'match',
  ordering: 'order',
};

/** The questions of a file in Moodle's XML, its root being `quiz`. */
export function readMoodleXml(quiz: Element, words: TrueAndFalse): ForeignQuestion[] {
  let topic = '';
  const questions: ForeignQuestion[] = [];
  for (const one of childrenOf(quiz, 'question')) {
    const type = one.getAttribute('type') ?? '';
    if (type === 'category') topic = wordsIn(one, 'category').split('/').at(-1)?.trim() ?? '';
    if (type === 'category' || type === 'description') continue;
    const answers = childrenOf(one, 'answer');
    questions.push({
      row: questions.length + 1,
      kind: KINDS[type] ?? 'other',
      question: plainText(htmlIn(one, 'questiontext')),
      options: answers.map((answer) => optionOf(answer, type, words)),
      right: answers.flatMap((answer, place) => (isRight(answer) ? [place] : [])),
      explanation: wordsIn(one, 'generalfeedback'),
      topic: topic === 'top' ? '' : topic,
      hasPicture:
        showsPicture(htmlIn(one, 'questiontext')) || childrenOf(one, 'questiontext').some(hasFile),
    });
  }
  return questions;
}

function htmlIn(question: Element, name: string): string {
  const [holder] = childrenOf(question, name);
  const [text] = holder === undefined ? [] : childrenOf(holder, 'text');
  return text?.textContent ?? '';
}

function wordsIn(question: Element, name: string): string {
  return plainText(htmlIn(question, name));
}

function optionOf(answer: Element, type: string, words: TrueAndFalse): string {
  const text = plainText(childrenOf(answer, 'text')[0]?.textContent ?? '');
  if (type !== 'truefalse') return text;
  return text === 'true' ? words.true : words.false;
}

/** `fraction` is the part of the points that an answer gives, in percent. */
function isRight(answer: Element): boolean {
  return Number(answer.getAttribute('fraction')) > 0;
}

function hasFile(holder: Element): boolean {
  return childrenOf(holder, 'file').length > 0;
}
