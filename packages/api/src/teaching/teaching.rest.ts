import { bodyWithId, type RestRoute } from '../platform/rest-route.ts';

export const teachingRoutes: readonly RestRoute[] = [
  {
    method: 'GET',
    path: '/api/teacher/stats',
    procedure: 'teaching.stats',
    summary: "The numbers of the teacher's classes",
  },
  {
    method: 'GET',
    path: '/api/teacher/students',
    procedure: 'teaching.students',
    summary: "The students of the teacher's classes",
  },
  {
    method: 'GET',
    path: '/api/teacher/activity',
    procedure: 'teaching.activity',
    summary: "What the teacher's students did, newest first",
  },
  {
    method: 'GET',
    path: '/api/teacher/lessons',
    procedure: 'teaching.lessons',
    summary: 'The lessons that the teacher has written',
  },
  {
    method: 'POST',
    path: '/api/teacher/lessons',
    procedure: 'teaching.createLesson',
    input: ({ body }) => body,
    summary: 'Write a lesson',
  },
  {
    method: 'PUT',
    path: '/api/teacher/lessons/:id',
    procedure: 'teaching.updateLesson',
    input: (call) => bodyWithId(call, 'id'),
    summary: 'Edit an own lesson',
  },
  {
    method: 'POST',
    path: '/api/teacher/generate-content',
    procedure: 'teaching.generateContent',
    input: ({ body }) => body,
    summary: 'A draft of a lesson, to go on with',
  },
];
