import { idParam, type RestRoute } from '../../platform/rest-route.ts';

export const familyRoutes: readonly RestRoute[] = [
  {
    method: 'GET',
    path: '/api/students',
    operationId: 'listChildren',
    procedure: 'families.students',
    summary: 'The children linked to the signed-in parent',
    description: 'The children whom the signed-in parent is linked to.',
  },
  {
    method: 'GET',
    path: '/api/student/:id/progress',
    operationId: 'getChildProgress',
    procedure: 'families.studentProgress',
    input: (call) => ({ studentId: idParam(call) }),
    summary: 'What a child has done, for those who may follow them',
    description:
      "Progress, achievements and the number of lessons, for a linked parent, a teacher of the child's class or an admin. journalEntries is their number: what a child writes is not in it.",
  },
];
