import { bodyWithId, idParam, type RestRoute } from '../platform/rest-route.ts';

export const adminRoutes: readonly RestRoute[] = [
  {
    method: 'GET',
    path: '/api/admin/users',
    procedure: 'admin.users',
    summary: 'Every account',
  },
  {
    method: 'GET',
    path: '/api/admin/stats',
    procedure: 'admin.stats',
    summary: 'The numbers of the host',
  },
  {
    method: 'GET',
    path: '/api/admin/progress',
    procedure: 'admin.progress',
    summary: 'How far each student has come',
  },
  {
    method: 'DELETE',
    path: '/api/admin/users/:id',
    procedure: 'admin.deleteUser',
    input: (call) => ({ id: idParam(call) }),
    summary: 'Delete an account with everything in it',
  },
  {
    method: 'PATCH',
    path: '/api/admin/users/:id',
    procedure: 'admin.updateUser',
    input: (call) => bodyWithId(call, 'id'),
    summary: 'Change the user name, address, role, age or grade of an account',
  },
];
