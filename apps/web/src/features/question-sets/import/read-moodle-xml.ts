import type { ForeignKind, ForeignQuestion } from '@lamplight/domain/question-sets';
import { plainText, showsPicture } from './plain-text.ts';
import { isAnyEnough, rightPlaces, WHOLE } from './shares.ts';
import { childrenOf } from './xml.ts';

const KINDS: Readonly<Record<string, ForeignKind>> = {
  multichoice: 'choice',
  truefalse: 'true-false',
  shortanswer: 'typed',
  essay: 'typed',
  numerical: 'number',
  calculated: 'number',
  matching: 'match',
  ddmatch: 'match',
  ordering: 'order',
};

/** The questions of a file in Moodle's XML, its root being `quiz`. */
export function readMoodleXml(quiz: Element): ForeignQuestion[] {
  let topic = '';
  const questions: ForeignQuestion[] = [];
  for (const one of childrenOf(quiz, 'question')) {
    const type = one.getAttribute('type') ?? '';
    if (type === 'category') topic = wordsIn(one, 'category').split('/').at(-1)?.trim() ?? '';
    if (type === 'category' || type === 'description') continue;
    questions.push({
      row: questions.length + 1,
      kind: KINDS[type] ?? 'other',
      question: plainText(htmlIn(one, 'questiontext')),
      ...{ options: [], right: [], pairs: [], number: null },
      ...keyOf(one, type),
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

/** What is right, by the type of the question. */
function keyOf(
  question: Element,
  type: string,
): Partial<Pick<ForeignQuestion, 'kind' | 'options' | 'right' | 'pairs' | 'number'>> {
  const answers = childrenOf(question, 'answer');
  const texts = answers.map(textOf);
  const shares = answers.map(shareOf);
  switch (type) {
    case 'multichoice':
      return {
        ...(isAnyEnough(shares) && { kind: 'any-right' }),
        options: texts,
        right: rightPlaces(shares),
      };
    case 'truefalse':
      return { right: rightPlaces(shares).flatMap((place) => truthOf(texts[place] ?? '')) };
    case 'shortanswer':
      return { options: texts.filter((_, place) => (shares[place] ?? 0) >= WHOLE) };
    case 'ordering':
      return { options: texts };
    case 'numerical': {
      if (isAnyEnough(shares)) return { kind: 'any-right' };
      const whole = answers.find((answer) => shareOf(answer) >= WHOLE);
      return { number: whole === undefined ? null : numberOf(whole) };
    }
    case 'matching':
    case 'ddmatch':
      return {
        pairs: childrenOf(question, 'subquestion')
          .map((pair) => ({
            left: textOf(pair),
            right: childrenOf(pair, 'answer').map(textOf).join(' '),
          }))
          // A right side alone belongs to nothing; it would only be in the way.
          .filter(({ left }) => left !== ''),
      };
    default:
      return {};
  }
}

/** The places of true and false; none for a word that is neither. */
function truthOf(text: string): number[] {
  const place = ['true', 'false'].indexOf(text.trim().toLowerCase());
  return place < 0 ? [] : [place];
}

function textOf(holder: Element): string {
  return plainText(childrenOf(holder, 'text')[0]?.textContent ?? '');
}

function numberOf(answer: Element): ForeignQuestion['number'] {
  const number = Number(textOf(answer));
  const tolerance = Number(childrenOf(answer, 'tolerance')[0]?.textContent ?? 0);
  if (textOf(answer) === '' || !Number.isFinite(number)) return null;
  return { answer: number, tolerance: Number.isFinite(tolerance) ? tolerance : 0 };
}

/** `fraction` is the part of the points that an answer gives, in percent. */
function shareOf(answer: Element): number {
  return Number(answer.getAttribute('fraction'));
}

function hasFile(holder: Element): boolean {
  return childrenOf(holder, 'file').length > 0;
}
