import { keepPreviousData } from '@tanstack/react-query';
import { trpc } from '../../app/trpc.ts';

/** Teachers and students change classes too: what is shown is asked for each time it opens. */
const FRESH = { refetchOnMount: 'always' } as const;

/** Every class of the host. */
export function useClasses() {
  return trpc.classes.list.useQuery(undefined, FRESH);
}

/** Has everything asked for anew that tells of classes. */
function useForgetClasses() {
  const utils = trpc.useUtils();
  return () => utils.classes.invalidate();
}

export function useCreateClass() {
  return trpc.classes.create.useMutation({ onSuccess: useForgetClasses() });
}

/** A class that is gone is not asked for any more. */
export function useRemoveClass() {
  const utils = trpc.useUtils();
  return trpc.classes.remove.useMutation({ onSuccess: () => utils.classes.list.invalidate() });
}

/** Students of the whole host; the page before stays in sight until the asked one has come. */
export function useFoundStudents(query: { search: string; page: number }) {
  return trpc.classes.findStudents.useQuery(query, { ...FRESH, placeholderData: keepPreviousData });
}

export function useAddStudents() {
  return trpc.classes.addStudents.useMutation({ onSuccess: useForgetClasses() });
}
