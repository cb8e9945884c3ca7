import { bodyWithId, idParam, type RestRoute } from '../../platform/rest-route.ts';

export const adminRoutes: readonly RestRoute[] = [
  {
    method: 'GET',
    path: '/api/admin/users',
    operationId: 'listAccounts',
    procedure: 'admin.users',
    summary: 'Every account',
    description: 'Every account of the host, without passwords.',
  },
  {
    method: 'GET',
    path: '/api/admin/stats',
    operationId: 'getHostStats',
    procedure: 'admin.stats',
    summary: 'The numbers of the host',
    description: 'How many accounts of each role there are, and how far the students have come.',
  },
  {
    method: 'GET',
    path: '/api/admin/progress',
    operationId: 'listStudentProgress',
    procedure: 'admin.progress',
    summary: 'How far each student has come',
    description: 'One line for each student.',
  },
  {
    method: 'DELETE',
    path: '/api/admin/users/:id',
    operationId: 'deleteAccount',
    procedure: 'admin.deleteUser',
    input: (call) => ({ id: idParam(call), withOpenAlerts: call.query.withOpenAlerts === 'true' }),
    summary: 'Delete an account with everything in it',
    description:
      'Deletes an account for good and leaves a receipt without personal data. The last admin cannot be deleted, and a student about whom an alert waits on the safety desk only with withOpenAlerts=true in the query.',
  },
  {
    method: 'PATCH',
    path: '/api/admin/users/:id',
    operationId: 'updateAccount',
    procedure: 'admin.updateUser',
    input: (call) => bodyWithId(call, 'id'),
    summary: 'Change the user name, address, role, age or grade of an account',
    description:
      "Changes the fields that the body names. Admins cannot change their own role; another person's password is changed in the portal.",
  },
];
