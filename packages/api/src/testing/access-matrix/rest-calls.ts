import type { ErrorCode } from '../../platform/app-error.ts';
import type { RestCall } from '../../platform/rest-route.ts';
import type { Row } from './row.ts';
import { EVERYONE, SIGNED_IN, STAFF, type Who } from './who.ts';
import type { World } from './world.ts';

/** What a request brings that names the first student's things, and who may, where it is another than the procedure's. */
interface Request {
  readonly params?: (world: World) => Readonly<Record<string, string | number>>;
  readonly body?: (world: World) => unknown;
  readonly query?: RestCall['query'];
  readonly may?: readonly Who[];
  readonly answer?: ErrorCode;
}

/** The input of the procedure's own row, as a body. */
const SAME = null;

const ofStudent: Request['params'] = ({ studentId }) => ({ id: studentId, userId: studentId });
const ofRoom: Request['params'] = ({ roomId }) => ({ roomId, code: roomId });

/**
 * Every REST path. `SAME` sends what the procedure's row names as the body, and is allowed to the same people.
 */
export const REST_CALLS: Readonly<Record<string, Request | typeof SAME>> = {
  'GET /api/auth/me': SAME,
  'POST /api/auth/login': SAME,
  'POST /api/auth/register': SAME,
  'POST /api/auth/logout': SAME,
  'POST /api/auth/magic-link': SAME,
  'GET /api/auth/magic-login': {
    query: { token: 'x'.repeat(43) },
    may: EVERYONE,
    answer: 'INVALID_LINK',
  },
  'POST /api/auth/forgot-password': SAME,
  'POST /api/auth/reset-password': SAME,
  'DELETE /api/profile/me': SAME,
  'GET /api/modules': SAME,
  'GET /api/lessons': { query: { moduleId: '1' } },
  'GET /api/lessons/:id': { params: () => ({ id: 1 }) },
  'POST /api/lessons/:id/start': { params: () => ({ id: 1 }) },
  'GET /api/todays-lessons': SAME,
  'GET /api/user-progress': { may: SIGNED_IN },
  'GET /api/user-progress/:userId': { params: ofStudent },
  'POST /api/user-progress': SAME,
  'POST /api/activity-progress': SAME,
  'GET /api/experiments': SAME,
  'GET /api/bible-stories': SAME,
  'GET /api/chat/:userId': { params: ofStudent },
  'POST /api/chat': SAME,
  'POST /api/journal': SAME,
  'GET /api/journal': SAME,
  'POST /api/quiz/generate': SAME,
  'POST /api/quiz/result': SAME,
  'GET /api/recommendations': SAME,
  'POST /api/recommendations/action': SAME,
  'GET /api/learning-insights': SAME,
  'POST /api/track-session': SAME,
  'GET /api/daily-fact': SAME,
  'GET /api/bible-verse': SAME,
  'GET /api/curriculum-status': SAME,
  'GET /api/daily-schedule': { query: { day: '2' } },
  'POST /api/advance-day': SAME,
  'GET /api/profile/me': SAME,
  'PUT /api/profile/me': SAME,
  'PUT /api/profile/:userId': { params: ofStudent, body: () => ({ bio: 'Me' }) },
  'GET /api/students': SAME,
  'GET /api/student/:id/progress': { params: ofStudent },
  // Without a class it is that of the adult who asks.
  'GET /api/attendance': { may: STAFF },
  'POST /api/attendance/marks': SAME,
  'GET /api/announcements': SAME,
  'GET /api/camp-calendar': SAME,
  'GET /api/teacher/stats': SAME,
  'GET /api/teacher/students': SAME,
  'GET /api/teacher/activity': SAME,
  'GET /api/teacher/lessons': SAME,
  'POST /api/teacher/lessons': SAME,
  'PUT /api/teacher/lessons/:id': {
    params: ({ lessonId }) => ({ id: lessonId }),
    body: () => ({ title: 'Owls', description: 'How they hear', content: 'In the dark.' }),
  },
  'POST /api/teacher/generate-content': SAME,
  'GET /api/ai-projects/progress': SAME,
  'POST /api/ai-projects/progress': SAME,
  'GET /api/multiplayer/rooms': SAME,
  'GET /api/multiplayer/current-game': SAME,
  'POST /api/multiplayer/create-room': SAME,
  'POST /api/multiplayer/join-room/:code': { params: ofRoom },
  'POST /api/multiplayer/leave-room/:roomId': { params: ofRoom },
  'POST /api/multiplayer/start-game/:roomId': { params: ofRoom },
  'POST /api/multiplayer/submit-answer': SAME,
  'GET /api/admin/users': SAME,
  'GET /api/admin/stats': SAME,
  'GET /api/admin/progress': SAME,
  'DELETE /api/admin/users/:id': { params: ofStudent, query: { withOpenAlerts: 'true' } },
  'PATCH /api/admin/users/:id': { params: ofStudent, body: () => ({ age: 10 }) },
  'GET /api/host': SAME,
};

/**
 * What a request brings.
 * @param same the input of the procedure's own row, for a request that sends it as it is
 */
export function requestOf(
  request: Request | typeof SAME,
  world: World,
  same: () => unknown,
): RestCall {
  const { params, body, query } = request ?? {};
  const named = Object.entries(params?.(world) ?? {});
  return {
    params: Object.fromEntries(named.map(([name, value]) => [name, String(value)])),
    query: query ?? {},
    body: request === SAME ? same() : body?.(world),
  };
}

/** The row of the procedure behind a path, with the input that the path makes of the request. */
export function rowOfRest(
  request: Request | typeof SAME,
  route: { readonly input?: (call: RestCall) => unknown },
  row: Row,
): Row {
  const { may = row.may, answer = row.answer } = request ?? {};
  return {
    ...row,
    ...(answer === undefined ? {} : { answer }),
    may,
    input: (world, prepared) =>
      route.input?.(requestOf(request, world, () => row.input?.(world, prepared))),
  };
}
