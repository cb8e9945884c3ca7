import { numberQuery, type RestRoute } from '../../platform/rest-route.ts';

export const attendanceRoutes: readonly RestRoute[] = [
  {
    method: 'GET',
    path: '/api/attendance',
    operationId: 'getAttendanceToday',
    procedure: 'attendance.today',
    input: (call) => ({ classId: numberQuery(call, 'classId') ?? null }),
    summary: 'Who is expected, here and gone today, for teachers and admins',
    description:
      'The children of a class, or of all classes of the teacher (of the host, for an admin) without `classId`, each with its state, times, who is late, and whether something is written about allergies or medicines.',
  },
  {
    method: 'POST',
    path: '/api/attendance/marks',
    operationId: 'markAttendance',
    procedure: 'attendance.mark',
    input: ({ body }) => body,
    summary: 'Check a child in or out',
    description:
      'Marks a child at the door. A check-out says how the collector is known: by the code of the day, or by name with a reason. A mark that changes nothing is answered with `taken: false` and why; the same Idempotency-Key has one effect.',
  },
];
