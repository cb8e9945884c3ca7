import type { QuestionDraft, ScriptureWarning } from '@lamplight/domain/question-sets';
import type { CheckedText } from '@lamplight/domain/scripture';

/** Holds a text against the Bible. */
export type CheckScripture = (text: string) => Promise<CheckedText>;

/** Quotations of Scripture in a set whose words are not those of the Bible. */
export async function scriptureWarnings(
  questions: readonly QuestionDraft[],
  check: CheckScripture,
): Promise<ScriptureWarning[]> {
  const places = questions.flatMap((question, at) =>
    (['question', 'explanation'] as const).map((column) => ({
      row: at + 1,
      column,
      text: question[column],
    })),
  );
  const warnings = await Promise.all(
    places.map(async ({ row, column, text }) => {
      if (!mayQuote(text)) return [];
      const { segments } = await check(text);
      return segments.flatMap((segment): ScriptureWarning[] => {
        const differs = segment.kind === 'quotation' && segment.outcome === 'repaired';
        if (!differs && segment.kind !== 'paraphrase') return [];
        const { said, bible, reference } = segment;
        return bible === null || reference === null
          ? []
          : [{ row, column, said, bible, reference }];
      });
    }),
  );
  return warnings.flat();
}

/** Whether there are quotation marks or chapter and verse in a text: most have neither. */
function mayQuote(text: string): boolean {
  return /["“”„«»]|\d[:,]\s?\d/u.test(text);
}
