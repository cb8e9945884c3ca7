import type { RestRoute } from '../../platform/rest-route.ts';

export const storyRoutes: readonly RestRoute[] = [
  {
    method: 'GET',
    path: '/api/bible-stories',
    operationId: 'listBibleStories',
    procedure: 'stories.list',
    summary: "The Bible stories, told for the user's age, with those that are completed",
    description:
      "Every Bible story in the version for the user's age, with whether the user has completed it.",
  },
];
