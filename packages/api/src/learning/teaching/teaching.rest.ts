import { bodyWithId, type RestRoute } from '../../platform/rest-route.ts';

export const teachingRoutes: readonly RestRoute[] = [
  {
    method: 'GET',
    path: '/api/teacher/stats',
    operationId: 'getTeacherStats',
    procedure: 'teaching.stats',
    summary: "The numbers of the teacher's classes",
    description:
      'How many students there are, were active today, and have completed. A teacher who waits for approval reads zeros.',
  },
  {
    method: 'GET',
    path: '/api/teacher/students',
    operationId: 'listTeacherStudents',
    procedure: 'teaching.students',
    summary: "The students of the teacher's classes",
    description:
      "The students of the teacher's classes. A teacher who waits for approval reads an empty list.",
  },
  {
    method: 'GET',
    path: '/api/teacher/activity',
    operationId: 'listTeacherActivity',
    procedure: 'teaching.activity',
    summary: "What the teacher's students did, newest first",
    description:
      "What the students of the teacher's classes completed last. A teacher who waits for approval reads an empty list.",
  },
  {
    method: 'GET',
    path: '/api/teacher/lessons',
    operationId: 'listTeacherLessons',
    procedure: 'teaching.lessons',
    summary: 'The lessons that the teacher has written',
    description: 'The lessons that the signed-in teacher has written.',
  },
  {
    method: 'POST',
    path: '/api/teacher/lessons',
    operationId: 'createTeacherLesson',
    procedure: 'teaching.createLesson',
    input: ({ body }) => body,
    summary: 'Write a lesson',
    description: "Stores a lesson of the teacher's own; title, description and content are needed.",
  },
  {
    method: 'PUT',
    path: '/api/teacher/lessons/:id',
    operationId: 'updateTeacherLesson',
    procedure: 'teaching.updateLesson',
    input: (call) => bodyWithId(call, 'id'),
    summary: 'Edit an own lesson',
    description: 'Changes a lesson that the signed-in teacher has written.',
  },
  {
    method: 'POST',
    path: '/api/teacher/generate-content',
    operationId: 'generateLessonContent',
    procedure: 'teaching.generateContent',
    input: ({ body }) => body,
    summary: 'A draft of a lesson, to go on with',
    description:
      'Drafts content, and a description where it has one, from title and subject. Nothing is stored.',
  },
];
