import type { AuditInput } from '@lamplight/domain/audit';
import { keepPreviousData } from '@tanstack/react-query';
import { trpc } from '../../app/trpc.ts';

/** Who did what to whom, by pages, and how to ask for all of it. */
export function useAuditPage(input: Partial<AuditInput>) {
  const utils = trpc.useUtils();
  const query = trpc.audit.list.useQuery(input, {
    refetchOnMount: 'always',
    placeholderData: keepPreviousData,
  });
  const all = async () => (await utils.audit.list.fetch({ ...input, page: null })).rows;
  return { query, all };
}
