import { idParam, numberQuery, type RestRoute } from '../../platform/rest-route.ts';

export const chatRoutes: readonly RestRoute[] = [
  {
    method: 'GET',
    path: '/api/chat/:userId',
    operationId: 'getConversation',
    procedure: 'chat.ofStudent',
    input: (call) => ({
      userId: idParam(call, 'userId'),
      before: numberQuery(call, 'before'),
      limit: numberQuery(call, 'limit'),
    }),
    summary: 'The conversation, oldest first; ?before=id and ?limit page through it',
    description:
      "The user's conversation with the learning helper, a page at a time, each answer with who gave it and what it rests on.",
  },
  {
    method: 'POST',
    path: '/api/chat',
    operationId: 'sendChatMessage',
    procedure: 'chat.send',
    input: ({ body }) => body,
    summary: 'Send a message to the learning helper; the answer is whole',
    description:
      "Answers when the helper's answer is whole. It names its source; a message that tells of danger is answered with people to turn to.",
  },
];
