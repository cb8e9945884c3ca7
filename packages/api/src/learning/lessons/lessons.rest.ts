import { idParam, numberQuery, type RestRoute } from '../../platform/rest-route.ts';

export const lessonRoutes: readonly RestRoute[] = [
  {
    method: 'GET',
    path: '/api/modules',
    operationId: 'listModules',
    procedure: 'lessons.modules',
    summary: 'The modules with the own progress',
    description:
      'The modules in their order, with how many of their lessons the user has completed.',
  },
  {
    method: 'GET',
    path: '/api/lessons',
    operationId: 'listLessons',
    procedure: 'lessons.listWithTexts',
    input: (call) => ({ moduleId: numberQuery(call, 'moduleId') }),
    summary: 'All lessons or those of a module, with their status; unlocked ones with their text',
    description:
      'Every lesson with its status for this user. Content, objectives and activities come with those that are unlocked; a lesson is locked until the earlier ones of its module are completed.',
  },
  {
    method: 'GET',
    path: '/api/lessons/:id',
    operationId: 'getLesson',
    procedure: 'lessons.detail',
    input: (call) => ({ lessonId: idParam(call) }),
    summary: 'An unlocked lesson with its text',
    description:
      "A lesson in the version for the user's age. A locked one is refused with 409 LESSON_LOCKED.",
  },
  {
    method: 'POST',
    path: '/api/lessons/:id/start',
    operationId: 'startLesson',
    procedure: 'lessons.start',
    input: (call) => ({ lessonId: idParam(call) }),
    summary: 'Start an unlocked lesson',
    description:
      'Notes that the user has begun the lesson. A locked one is refused with 409 LESSON_LOCKED.',
  },
  {
    method: 'GET',
    path: '/api/todays-lessons',
    operationId: 'listTodaysLessons',
    procedure: 'lessons.today',
    summary: "The lessons of the user's current day",
    description: 'The lessons of the day of the programme that the user stands at.',
  },
];
