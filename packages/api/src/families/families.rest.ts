import { idParam, type RestRoute } from '../platform/rest-route.ts';

export const familyRoutes: readonly RestRoute[] = [
  {
    method: 'GET',
    path: '/api/students',
    procedure: 'families.students',
    summary: 'The children linked to the signed-in parent',
  },
  {
    method: 'GET',
    path: '/api/student/:id/progress',
    procedure: 'families.studentProgress',
    input: (call) => ({ studentId: idParam(call) }),
    summary: 'What a child has done, for those who may follow them',
  },
];
