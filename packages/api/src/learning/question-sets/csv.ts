import {
  type QuestionDraft,
  type QuestionProblem,
  readTable,
  writeTable,
} from '@lamplight/domain/question-sets';
import papaparse from 'papaparse';

/** What a file of comma-separated values holds, and what has to be mended in it. */
export function readCsv(csv: string): {
  readonly questions: readonly QuestionDraft[];
  readonly problems: readonly QuestionProblem[];
} {
  // Comma, semicolon or tab: spreadsheets of different countries write different ones.
  const { data, errors } = papaparse.parse<string[]>(csv);
  const broken = errors.find(({ type }) => type === 'Quotes');
  if (broken === undefined) return readTable(data);
  const row = (broken.row ?? 0) + 1;
  return { questions: [], problems: [{ row, column: 'file', fault: 'no-table' }] };
}

/** Questions as comma-separated values in which no cell is run as a formula. */
export function writeCsv(questions: readonly QuestionDraft[]): string {
  return papaparse.unparse(writeTable(questions), { escapeFormulae: true });
}
