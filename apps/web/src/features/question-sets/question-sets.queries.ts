import type { CsvImport, EditedQuestionSet, NewQuestionSet } from '@lamplight/domain/question-sets';
import { useMutation } from '@tanstack/react-query';
import { keyedApi, withKey } from '../../app/outbox/keyed-api.ts';
import { trpc } from '../../app/trpc.ts';

/** The teacher's sets and those of co-teachers, newest first. */
export function useQuestionSets() {
  return trpc.questionSets.list.useQuery(undefined, { refetchOnMount: 'always' });
}

/** A whole set, as it is now: somebody may have changed it in another tab. */
export function useQuestionSet(id: number) {
  return trpc.questionSets.get.useQuery({ id }, { refetchOnMount: 'always', gcTime: 0 });
}

/** A call and the key by which a repeated sending is known. */
interface Keyed<Input> {
  readonly key: string;
  readonly input: Input;
}

function useRefreshedList() {
  const utils = trpc.useUtils();
  return () => utils.questionSets.list.refetch();
}

/** Adds a set; sent twice with the same key it is there once. */
export function useCreateSet() {
  const refresh = useRefreshedList();
  return useMutation({
    mutationFn: ({ key, input }: Keyed<NewQuestionSet>) =>
      keyedApi.questionSets.create.mutate(input, withKey(key)),
    onSuccess: refresh,
  });
}

/** Changes a set. */
export function useUpdateSet() {
  const refresh = useRefreshedList();
  return useMutation({
    mutationFn: ({ key, input }: Keyed<EditedQuestionSet>) =>
      keyedApi.questionSets.update.mutate(input, withKey(key)),
    onSuccess: refresh,
  });
}

/** Makes an own copy of a set. */
export function useDuplicateSet() {
  const refresh = useRefreshedList();
  return useMutation({
    mutationFn: ({ key, input }: Keyed<{ id: number }>) =>
      keyedApi.questionSets.duplicate.mutate(input, withKey(key)),
    onSuccess: refresh,
  });
}

export function useRemoveSet() {
  const refresh = useRefreshedList();
  return trpc.questionSets.remove.useMutation({ onSuccess: refresh });
}

/** Looks at a file of questions; nothing is kept. */
export function useReadCsv() {
  return trpc.questionSets.importCsv.useMutation();
}

/** Keeps a file of questions as a set. */
export function useImportCsv() {
  const refresh = useRefreshedList();
  return useMutation({
    mutationFn: ({ key, input }: Keyed<CsvImport>) =>
      keyedApi.questionSets.importCsv.mutate(input, withKey(key)),
    onSuccess: refresh,
  });
}

/** A set as a file for spreadsheets. */
export function useSetAsCsv() {
  const utils = trpc.useUtils();
  return useMutation({
    mutationFn: (id: number) => utils.questionSets.exportCsv.fetch({ id }, { staleTime: 0 }),
  });
}
