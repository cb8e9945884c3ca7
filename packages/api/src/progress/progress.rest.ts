import { idParam, type RestRoute } from '../platform/rest-route.ts';

export const progressRoutes: readonly RestRoute[] = [
  {
    method: 'GET',
    path: '/api/user-progress',
    procedure: 'progress.records',
    summary: 'What the signed-in user did',
  },
  {
    method: 'GET',
    path: '/api/user-progress/:userId',
    procedure: 'progress.records',
    input: (call) => ({ userId: idParam(call, 'userId') }),
    summary: 'What a person did, for those who may follow them',
  },
  {
    method: 'POST',
    path: '/api/user-progress',
    procedure: 'progress.report',
    input: ({ body }) => body,
    summary:
      "Report a lesson as completed, or a Bible story: with activityType 'bible_story' (timeSpent in seconds), or with moduleId 1 and timeSpent 1500",
  },
  {
    method: 'POST',
    path: '/api/activity-progress',
    procedure: 'progress.activity',
    input: ({ body }) => body,
    summary:
      'Report an activity of a studio: a science experiment as completed, or the math level that was reached',
  },
];
