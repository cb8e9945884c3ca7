import { idParam, numberQuery, type RestRoute } from '../platform/rest-route.ts';

export const chatRoutes: readonly RestRoute[] = [
  {
    method: 'GET',
    path: '/api/chat/:userId',
    procedure: 'chat.ofStudent',
    input: (call) => ({
      userId: idParam(call, 'userId'),
      before: numberQuery(call, 'before'),
      limit: numberQuery(call, 'limit'),
    }),
    summary: 'The conversation, oldest first; ?before=id and ?limit page through it',
  },
  {
    method: 'POST',
    path: '/api/chat',
    procedure: 'chat.send',
    input: ({ body }) => body,
    summary: 'Send a message to the learning helper; the answer is whole',
  },
];
