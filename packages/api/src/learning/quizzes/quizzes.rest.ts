import type { RestRoute } from '../../platform/rest-route.ts';

export const quizRoutes: readonly RestRoute[] = [
  {
    method: 'POST',
    path: '/api/quiz/generate',
    operationId: 'generateQuiz',
    procedure: 'quizzes.generate',
    input: ({ body }) => body,
    summary: "Five questions of a subject for the user's age, those not met yet first",
    description:
      'Five questions with four options each. The difficulty changes the questions; topic and quizIndex narrow them down.',
  },
  {
    method: 'POST',
    path: '/api/quiz/result',
    operationId: 'reportQuizResult',
    procedure: 'quizzes.report',
    input: ({ body }) => body,
    summary: 'Report the result of a quiz; it is kept, and counts as no evidence',
    description:
      'Keeps score and totalQuestions of a quiz. The host has not seen the answers, so the result counts as no evidence of learning.',
  },
];
