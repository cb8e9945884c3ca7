import { idParam, numberQuery, type RestRoute } from '../platform/rest-route.ts';

export const lessonRoutes: readonly RestRoute[] = [
  {
    method: 'GET',
    path: '/api/modules',
    procedure: 'lessons.modules',
    summary: 'The modules with the own progress',
  },
  {
    method: 'GET',
    path: '/api/lessons',
    procedure: 'lessons.listWithTexts',
    input: (call) => ({ moduleId: numberQuery(call, 'moduleId') }),
    summary: 'All lessons or those of a module, with their status; unlocked ones with their text',
  },
  {
    method: 'GET',
    path: '/api/lessons/:id',
    procedure: 'lessons.detail',
    input: (call) => ({ lessonId: idParam(call) }),
    summary: 'An unlocked lesson with its text',
  },
  {
    method: 'POST',
    path: '/api/lessons/:id/start',
    procedure: 'lessons.start',
    input: (call) => ({ lessonId: idParam(call) }),
    summary: 'Start an unlocked lesson',
  },
  {
    method: 'GET',
    path: '/api/todays-lessons',
    procedure: 'lessons.today',
    summary: "The lessons of the user's current day",
  },
];
