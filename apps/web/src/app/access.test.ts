import { describe, expect, test } from 'vitest';
import {
  ACCESS,
  mayOpen,
  NAMING_ACCESS,
  outcomeAt,
  VISITORS,
  type Visitor,
  visitorOf,
} from './access.ts';
import { menuFor } from './menu.ts';

/** Section 2 of the specification, word for word, with what decisions of ours add to it. */
const SPECIFICATION = {
  'logged-out': [
    ...['/register', '/login', '/magic-login', '/'],
    // Our addition: the sign-in screen links to them, and the mailed link is opened signed out.
    ...['/forgot-password', '/reset-password'],
    // The link that a new host prints for its owner.
    '/setup',
    // Where the QR codes of a pairing slip, a class tablet and a child's card lead everybody.
    ...['/pair', '/tablet', '/card'],
  ],
  student: [
    ...['/welcome', '/', '/challenge', '/daily-schedule', '/chatbot', '/math-games'],
    ...['/science-lab', '/bible-study', '/quiz-center', '/journal', '/lessons'],
    ...['/recommendations', '/age-demo', '/ai-coding', '/multiplayer-games', '/profile'],
    ...['/login', '/register', '/terms-of-use', '/privacy-policy'],
    ...['/forgot-password', '/reset-password'],
    // Our addition: what the activities of the youngest lead to.
    ...['/songs', '/coloring'],
    // Our addition: a verse is looked up by everyone who is signed in.
    ...['/scripture', '/pair', '/tablet', '/card'],
  ],
  parent: [
    '/welcome',
    '/',
    '/profile',
    '/login',
    '/register',
    '/scripture',
    '/pair',
    '/tablet',
    '/card',
  ],
  teacher: [
    ...['/welcome', '/', '/lessons', '/profile', '/login', '/register'],
    ...['/terms-of-use', '/privacy-policy', '/scripture', '/pair', '/tablet', '/card'],
    // Our addition: teachers lead rooms, and stand at the door.
    ...['/multiplayer-games', '/attendance'],
  ],
  admin: [
    ...['/welcome', '/', '/admin-portal', '/lessons', '/profile', '/login', '/register'],
    ...['/terms-of-use', '/privacy-policy', '/scripture', '/pair', '/tablet', '/card'],
    '/attendance',
  ],
} as const;

describe('the table of paths', () => {
  test.each(VISITORS)('gives a %s visitor exactly the paths of the specification', (visitor) => {
    const paths = Object.entries(ACCESS)
      .filter(([, visitors]) => (visitors as readonly string[]).includes(visitor))
      .map(([path]) => path);
    expect(paths.sort()).toEqual([...SPECIFICATION[visitor]].sort());
  });
});

describe('who sees what', () => {
  test.each([
    ['logged-out', '/', 'page'],
    ['logged-out', '/login', 'page'],
    ['logged-out', '/reset-password', 'page'],
    ['logged-out', '/lessons', 'landing'],
    ['logged-out', '/terms-of-use', 'landing'],
    ['logged-out', '/admin-portal', 'landing'],
    ['logged-out', '/no/such/path', 'landing'],
    ['student', '/lessons', 'page'],
    ['student', '/lessons/', 'page'],
    ['student', '/magic-login', 'not-found'],
    ['student', '/no-such-path', 'not-found'],
    ['student', '/toString', 'not-found'],
    ['student', '/admin-portal', 'denied'],
    ['parent', '/admin-portal', 'denied'],
    ['teacher', '/admin-portal/', 'denied'],
    ['admin', '/admin-portal', 'page'],
    ['parent', '/terms-of-use', 'not-found'],
    ['parent', '/lessons', 'not-found'],
    ['parent', '/profile', 'page'],
    ['teacher', '/terms-of-use', 'page'],
    ['teacher', '/daily-schedule', 'not-found'],
  ] as const)('a %s visitor at %s: %s', (visitor, path, outcome) => {
    expect(outcomeAt(path, visitor)).toBe(outcome);
  });
});

describe('paths that name something', () => {
  /** Whose they are, where they are not the teachers' alone. */
  const OTHERS: Readonly<Record<string, readonly Visitor[]>> = {
    '/pairing-slips/$studentId': ['student', 'teacher', 'admin'],
    '/weekly/$studentId': ['parent'],
    '/class-cards/$classId': ['teacher', 'admin'],
    '/class-slips/$classId': ['teacher', 'admin'],
    '/weekly/class/$classId': ['teacher', 'admin'],
    '/reports/children/$classId': ['teacher', 'admin'],
    '/emergency-sheet/$classId': ['teacher', 'admin'],
    '/reports/class/$classId': ['teacher', 'admin'],
    '/reports/child/$studentId': ['teacher', 'admin'],
  };

  test.each(Object.keys(NAMING_ACCESS))('%s is for those it is for', (pattern) => {
    const path = pattern.replace(/\$\w+/, 'K7MPXQ');
    const visitors = OTHERS[pattern] ?? ['teacher'];
    for (const visitor of ['student', 'parent', 'teacher', 'admin'] as const) {
      const outcome = visitors.includes(visitor) ? 'page' : 'not-found';
      expect(outcomeAt(path, visitor)).toBe(outcome);
      expect(outcomeAt(`${path}/`, visitor)).toBe(outcome);
    }
    expect(outcomeAt(path, 'logged-out')).toBe('landing');
  });

  test.each([
    '/multiplayer-games/room',
    '/multiplayer-games/room/',
    '/multiplayer-games/room/K7MPXQ/more',
    '/multiplayer-games/kitchen/K7MPXQ',
    '/other/room/K7MPXQ',
  ])('%s names nothing', (path) => {
    expect(mayOpen(path, 'teacher')).toBe(false);
  });
});

describe('the kind of visitor', () => {
  test('nobody signed in', () => {
    expect(visitorOf(null)).toBe('logged-out');
    expect(visitorOf(undefined)).toBe('logged-out');
  });

  test.each(['parent', 'teacher', 'admin'] as const)('a %s', (role) => {
    expect(visitorOf({ role })).toBe(role);
  });

  test.each(['student', 'helper', ''])('any other role (%s) is a student', (role) => {
    expect(visitorOf({ role })).toBe('student');
  });
});

describe('the menu', () => {
  test('is empty for somebody who is not signed in', () => {
    expect(menuFor('logged-out')).toEqual([]);
  });

  test.each(VISITORS)('of a %s visitor holds only what can be opened', (visitor) => {
    expect(menuFor(visitor).filter(({ path }) => !mayOpen(path, visitor))).toEqual([]);
  });

  test.each(['student', 'parent', 'teacher', 'admin'] as const)(
    'of a %s begins with the dashboard and ends with the profile',
    (visitor) => {
      const paths = menuFor(visitor).map(({ path }) => path);
      expect(paths.at(0)).toBe('/');
      expect(paths.at(-1)).toBe('/profile');
    },
  );
});
