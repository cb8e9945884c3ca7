import type { LedgerInput } from '@lamplight/domain/consents';
import { keepPreviousData } from '@tanstack/react-query';
import { trpc } from '../../app/trpc.ts';

/** The ledger of consents by pages, and how to ask for all of it. */
export function useConsentRecords(input: Partial<LedgerInput>) {
  const utils = trpc.useUtils();
  const query = trpc.consents.records.useQuery(input, {
    refetchOnMount: 'always',
    placeholderData: keepPreviousData,
  });
  const all = async () => (await utils.consents.records.fetch({ ...input, page: null })).rows;
  return { query, all };
}
