import { numberQuery, type RestRoute } from '../../platform/rest-route.ts';

export const journalRoutes: readonly RestRoute[] = [
  {
    method: 'POST',
    path: '/api/journal',
    operationId: 'writeJournalEntry',
    procedure: 'journal.write',
    input: ({ body }) => body,
    summary: 'Write in the journal: entry, or prompt and content',
    description:
      "Keeps the entry first and answers it with the helper's words. The dashboard sends entry, the journal page prompt and content.",
  },
  {
    method: 'GET',
    path: '/api/journal',
    operationId: 'listJournalEntries',
    procedure: 'journal.list',
    input: (call) => ({
      before: numberQuery(call, 'before'),
      limit: numberQuery(call, 'limit'),
    }),
    summary: 'The own entries, newest first; ?before=id and ?limit page through them',
    description: "The user's own entries with their answers, a page at a time.",
  },
];
