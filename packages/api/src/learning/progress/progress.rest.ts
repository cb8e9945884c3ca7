import { idParam, type RestRoute } from '../../platform/rest-route.ts';

export const progressRoutes: readonly RestRoute[] = [
  {
    method: 'GET',
    path: '/api/user-progress',
    operationId: 'listOwnProgress',
    procedure: 'progress.records',
    summary: 'What the signed-in user did',
    description:
      'One record for each lesson, story and activity that the signed-in user has begun or completed.',
  },
  {
    method: 'GET',
    path: '/api/user-progress/:userId',
    operationId: 'listProgressOf',
    procedure: 'progress.records',
    input: (call) => ({ userId: idParam(call, 'userId') }),
    summary: 'What a person did, for those who may follow them',
    description:
      "The same for another person: a linked parent, a teacher of the child's class or an admin may ask.",
  },
  {
    method: 'POST',
    path: '/api/user-progress',
    operationId: 'reportProgress',
    procedure: 'progress.report',
    input: ({ body }) => body,
    summary:
      "Report a lesson as completed, or a Bible story: with activityType 'bible_story' (timeSpent in seconds), or with moduleId 1 and timeSpent 1500",
    description:
      'Completes a lesson with lessonId and moduleId, or a Bible story with activityType `bible_story`. The host bounds score and time, and a locked lesson is refused with 409 LESSON_LOCKED.',
  },
  {
    method: 'POST',
    path: '/api/activity-progress',
    operationId: 'reportActivity',
    procedure: 'progress.activity',
    input: ({ body }) => body,
    summary:
      'Report an activity of a studio: a science experiment as completed, or the math level that was reached',
    description:
      'With activityType `science_experiment`, data names the experiment: every one of the host is taken, whatever age it is for. With `math_games`, data names the level that was reached.',
  },
];
