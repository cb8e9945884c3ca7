import type { CsvImportResult } from '@lamplight/domain/question-sets';
import { useTranslation } from 'react-i18next';
import { showToast } from '../../../ui/toast/show-toast.ts';
import { useFailureToast } from '../../../ui/toast/use-failure-toast.ts';
import { useCreateSet, useImportCsv } from '../question-sets.queries.ts';
import type { LookedAt } from './use-file-of-questions.ts';

interface Handlers {
  readonly onDone: () => void;
  /** The host found something to mend after all. */
  readonly onRefused: (result: CsvImportResult, csv: string) => void;
}

interface FileToKeep {
  /** Sent twice with the same key, the set is there once. */
  readonly key: string;
  readonly name: string;
  readonly seen: LookedAt;
}

/** Keeps what was found in a file as a set. */
export function useKeepFile({ onDone, onRefused }: Handlers) {
  const { t } = useTranslation('question-sets');
  const fail = useFailureToast();
  const fromCsv = useImportCsv();
  const create = useCreateSet();
  const done = (name: string) => {
    showToast({ kind: 'success', title: t('editor.done', { name }) });
    onDone();
  };
  const onError = (error: unknown) =>
    fail({ title: t('import.notKept'), error, fallback: t('editor.kept') });

  return {
    isPending: fromCsv.isPending || create.isPending,
    start({ key, name, seen: { csv, questions } }: FileToKeep) {
      if (csv === null) {
        const input = { name, questions: [...questions] };
        create.mutate({ key, input }, { onSuccess: (set) => done(set.name), onError });
        return;
      }
      const onSuccess = (result: CsvImportResult) =>
        result.set === null ? onRefused(result, csv) : done(result.set.name);
      fromCsv.mutate({ key, input: { name, csv } }, { onSuccess, onError });
    },
  };
}
