import type { RestRoute } from '../platform/rest-route.ts';

export const storyRoutes: readonly RestRoute[] = [
  {
    method: 'GET',
    path: '/api/bible-stories',
    procedure: 'stories.list',
    summary: "The Bible stories, told for the user's age, with those that are completed",
  },
];
