import { numberQuery, type RestRoute } from '../platform/rest-route.ts';

export const journalRoutes: readonly RestRoute[] = [
  {
    method: 'POST',
    path: '/api/journal',
    procedure: 'journal.write',
    input: ({ body }) => body,
    summary: 'Write in the journal: entry, or prompt and content',
  },
  {
    method: 'GET',
    path: '/api/journal',
    procedure: 'journal.list',
    input: (call) => ({
      before: numberQuery(call, 'before'),
      limit: numberQuery(call, 'limit'),
    }),
    summary: 'The own entries, newest first; ?before=id and ?limit page through them',
  },
];
