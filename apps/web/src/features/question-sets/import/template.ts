import type { QuestionDraft } from '@lamplight/domain/question-sets';

/** The words of the examples, by their keys in the texts. */
export type ExampleWords = Readonly<
  Record<
    | 'question'
    | 'right'
    | 'wrong'
    | 'explanation'
    | 'topic'
    | 'several'
    | 'shem'
    | 'ham'
    | 'cain'
    | 'trueFalse'
    | 'order'
    | 'david'
    | 'match'
    | 'ark'
    | 'sling'
    | 'number'
    | 'days'
    | 'word'
    | 'jonah',
    string
  >
>;

/** The questions of the template: one of each kind, to be written over. */
export function templateQuestions(words: ExampleWords): QuestionDraft[] {
  const { right: noah, wrong: moses, david, topic } = words;
  const about = { explanation: '', topic };
  return [
    {
      ...{ kind: 'choice', question: words.question, options: [noah, moses], answer: 0 },
      ...{ explanation: words.explanation, topic },
    },
    {
      ...{ kind: 'several', question: words.several, ...about },
      ...{ options: [words.shem, words.cain, words.ham], answers: [0, 2] },
    },
    { kind: 'true-false', question: words.trueFalse, answer: true, ...about },
    { kind: 'order', question: words.order, options: [noah, moses, david], ...about },
    {
      ...{ kind: 'match', question: words.match, ...about },
      pairs: [
        { left: noah, right: words.ark },
        { left: david, right: words.sling },
      ],
    },
    {
      ...{ kind: 'number', question: words.number, ...about },
      ...{ answer: 40, tolerance: 0, unit: words.days },
    },
    { kind: 'word', question: words.word, options: [words.jonah], ...about },
  ];
}
