import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { CONTENT_BANDS } from '@lamplight/domain/age';
import { QUIZ_SUBJECTS } from '@lamplight/domain/quizzes';
import type { QuizItem } from '../../quizzes/quiz-item.ts';
import type { Finding } from '../finding.ts';
import { field } from '../shape.ts';
import { QUESTION_BANKS, quizExport, quizPath, quizShapeFaults, type WrittenQuiz } from './file.ts';

/** The quiz files that could be loaded, and a finding for each part that could not. */
interface LoadedQuizzes {
  readonly quizzes: readonly WrittenQuiz[];
  readonly findings: readonly Finding[];
}

/** Loads quiz questions by the files that are there, each by itself; items of no whole shape are left out. */
export async function loadQuizzes(sources: string): Promise<LoadedQuizzes> {
  const quizzes: WrittenQuiz[] = [];
  const findings: Finding[] = [];
  const named = QUESTION_BANKS.flatMap((bank) =>
    QUIZ_SUBJECTS.flatMap((subject) => CONTENT_BANDS.map((band) => ({ bank, subject, band }))),
  );
  for (const file of named) {
    const path = quizPath(file);
    const say = (message: string) => findings.push({ path, label: 'file', message });
    if (!existsSync(join(sources, path))) continue;
    try {
      const exported: unknown = await import(pathToFileURL(join(sources, path)).href);
      const found = field(exported, quizExport(file));
      if (!Array.isArray(found)) {
        say(`exports no items as ${quizExport(file)}`);
        continue;
      }
      const sound = found.filter((item): item is QuizItem => {
        const faults = quizShapeFaults(item);
        for (const fault of faults) say(fault);
        return faults.length === 0;
      });
      quizzes.push({ ...file, items: sound });
    } catch (error) {
      say(`does not load: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  return { quizzes, findings };
}
