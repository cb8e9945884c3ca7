import { parseReference } from '../../scripture/reference.ts';
import type { ScriptureText } from '../../scripture/scripture-text.ts';
import type { Finding } from '../finding.ts';
import { withoutScripture } from '../quotations.ts';
import { faultyUses, type ScriptureUse, unplaced, usesInProse } from '../scripture.ts';
import type { Stretch } from '../stretches.ts';
import { proseOfQuizItem, quizPath, type WrittenQuiz } from './file.ts';

/** Every quotation is exact, every reference exists, and in Bible questions “…” is kept for Scripture. */
export function checkQuizScripture(
  quizzes: readonly WrittenQuiz[],
  scripture: ScriptureText,
): Finding[] {
  return [
    ...quizzes.flatMap(referenceFaults),
    ...faultyUses(quizUses(quizzes), scripture),
    ...proseOf(quizzes.filter(({ subject }) => subject === 'bible')).flatMap(
      ({ path, label, text }) => unplaced(path, label, text),
    ),
  ];
}

/**
 * Every place in quiz questions that quotes or names verses. The passage that an item rests on is not
 * among them: it may run over chapters, and the product carries what is quoted.
 */
export function quizUses(quizzes: readonly WrittenQuiz[]): ScriptureUse[] {
  return proseOf(quizzes).flatMap(({ path, label, text }) => usesInProse(path, label, text));
}

/** Every stretch of our own words in quiz questions, each item a text of its own; Scripture is left out. */
export function quizStretches(quizzes: readonly WrittenQuiz[]): Stretch[] {
  return proseOf(quizzes).map((stretch) => ({ ...stretch, text: withoutScripture(stretch.text) }));
}

function proseOf(quizzes: readonly WrittenQuiz[]): Stretch[] {
  return quizzes.flatMap((quiz) =>
    quiz.items.flatMap((item) =>
      proseOfQuizItem(item).map(({ place, text }) => ({
        path: quizPath(quiz),
        label: `${item.id} ${place}`,
        owner: item.id,
        text,
      })),
    ),
  );
}

function referenceFaults(quiz: WrittenQuiz): Finding[] {
  return quiz.items.flatMap(({ id, reference }) => {
    if (reference === undefined) return [];
    const parsed = parseReference(reference);
    if (parsed?.written === reference) return [];
    const message =
      parsed === null
        ? `'${reference}' is no reference to a passage of the Bible`
        : `'${reference}' should be written '${parsed.written}'`;
    return [{ path: quizPath(quiz), label: `${id} reference`, message }];
  });
}
