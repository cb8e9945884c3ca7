import { trpc } from '../../app/trpc.ts';

/** A passage of the Bible and what stands around it. */
export function usePassage(reference: string) {
  return trpc.scripture.passage.useQuery({ reference });
}
