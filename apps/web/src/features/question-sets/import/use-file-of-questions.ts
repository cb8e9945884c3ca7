import {
  type CsvImportResult,
  type QuestionDraft,
  type QuestionProblem,
  SET_NAME_MAX,
  type TakenQuestions,
} from '@lamplight/domain/question-sets';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailureToast } from '../../../ui/toast/use-failure-toast.ts';
import { useReadCsv } from '../question-sets.queries.ts';
import type { FoundQuestions } from './read-file.ts';
import { UnreadableFile } from './unreadable-file.ts';

/** What was looked at: the questions that would come in, what is to be mended first, what stays behind. */
export interface LookedAt {
  /** The text of a table of our own, as the host reads it; null for another program's. */
  readonly csv: string | null;
  readonly questions: readonly QuestionDraft[];
  readonly problems: readonly QuestionProblem[];
  readonly leftOut: TakenQuestions['leftOut'];
  readonly withoutPicture: readonly number[];
}

/** A file or a pasted text, and what was found in it. */
export function useFileOfQuestions() {
  const { t } = useTranslation('question-sets');
  const [text, setText] = useState('');
  const [file, setFile] = useState<File | null>(null);
  const [seen, setSeen] = useState<LookedAt | null>(null);
  const readCsv = useReadCsv();
  const fail = useFailureToast();

  const look = useMutation({
    mutationFn: async (source: File | string): Promise<LookedAt> => {
      const { findInFile, findInText } = await import('./read-file.ts');
      const found =
        typeof source === 'string'
          ? findInText(source)
          : await findInFile(await source.arrayBuffer());
      return lookedAt(found, (csv) => readCsv.mutateAsync({ csv }));
    },
    onSuccess: setSeen,
    onError(error) {
      if (error instanceof UnreadableFile) return;
      fail({ title: t('import.failed'), error, fallback: t('editor.kept') });
    },
  });

  return {
    text,
    seen,
    isLooking: look.isPending,
    /** Why the file cannot be read, or null. */
    unreadable: look.error instanceof UnreadableFile ? look.error.reason : null,
    canLook: file !== null || text.trim() !== '',
    /** Looks at the file that was chosen last, or at the text. */
    lookAgain: () => look.mutate(file ?? text),
    /** What the host found instead, when the set was to be kept. */
    show: (result: CsvImportResult, csv: string) => setSeen(asLookedAt(result, csv)),
    write(written: string) {
      setText(written);
      setFile(null);
      setSeen(null);
      look.reset();
    },
    take(chosen: File) {
      setFile(chosen);
      setText('');
      setSeen(null);
      look.mutate(chosen);
    },
  };
}

/** The name that a set gets from its file: without its ending. */
export function nameOfFile({ name }: File): string {
  return name.replace(/\.[^.]*$/u, '').slice(0, SET_NAME_MAX);
}

async function lookedAt(
  found: FoundQuestions,
  readCsv: (csv: string) => Promise<CsvImportResult>,
): Promise<LookedAt> {
  if (found.kind === 'own') return asLookedAt(await readCsv(found.csv), found.csv);
  return { csv: null, problems: [], ...found.taken };
}

function asLookedAt({ questions, problems }: CsvImportResult, csv: string): LookedAt {
  return { csv, questions, problems, leftOut: [], withoutPicture: [] };
}
