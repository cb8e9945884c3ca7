/**
 * Who may open which path: the one table that the guard of the router, the menus and the tests read
 * (spec 2, "Route sets by authentication and role").
 */
export const VISITORS = ['logged-out', 'student', 'parent', 'teacher', 'admin'] as const;
export type Visitor = (typeof VISITORS)[number];

const SIGNED_IN = ['student', 'parent', 'teacher', 'admin'] as const satisfies readonly Visitor[];
const EVERYONE = VISITORS;

/** Path × visitor, exactly as the specification lists them. */
export const ACCESS = {
  '/': EVERYONE,
  '/login': EVERYONE,
  '/register': EVERYONE,
  '/magic-login': ['logged-out'],
  // The sign-in screen links to these two, and the mailed link is opened signed out.
  '/forgot-password': ['logged-out', 'student'],
  '/reset-password': ['logged-out', 'student'],
  // Opened once, with the link that a new host prints.
  '/setup': ['logged-out'],
  '/welcome': SIGNED_IN,
  '/profile': SIGNED_IN,
  '/lessons': ['student', 'teacher', 'admin'],
  // References lead here: whoever reads one may look it up.
  '/scripture': SIGNED_IN,
  '/terms-of-use': ['student', 'teacher', 'admin'],
  '/privacy-policy': ['student', 'teacher', 'admin'],
  '/admin-portal': ['admin'],
  // Who is here, and with whom they leave: at the door.
  '/attendance': ['teacher', 'admin'],
  '/daily-schedule': ['student'],
  '/challenge': ['student'],
  '/chatbot': ['student'],
  '/math-games': ['student'],
  '/science-lab': ['student'],
  '/bible-study': ['student'],
  '/quiz-center': ['student'],
  '/journal': ['student'],
  '/songs': ['student'],
  '/coloring': ['student'],
  '/recommendations': ['student'],
  '/age-demo': ['student'],
  '/ai-coding': ['student'],
  // Students play, teachers lead.
  '/multiplayer-games': ['student', 'teacher'],
  // Where the QR code of a pairing slip leads.
  '/pair': EVERYONE,
  // Where the QR codes of a class tablet and of a child's sign-in card lead.
  '/tablet': EVERYONE,
  '/card': EVERYONE,
} as const satisfies Readonly<Record<string, readonly Visitor[]>>;
export type Path = keyof typeof ACCESS;

/** Paths that name something: a part that begins with `$` stands for any one name. */
export const NAMING_ACCESS = {
  '/pairing-slips/$studentId': ['student', 'teacher', 'admin'],
  '/weekly/$studentId': ['parent'],
  '/class-cards/$classId': ['teacher', 'admin'],
  '/class-slips/$classId': ['teacher', 'admin'],
  '/weekly/class/$classId': ['teacher', 'admin'],
  '/reports/children/$classId': ['teacher', 'admin'],
  '/emergency-sheet/$classId': ['teacher', 'admin'],
  '/reports/class/$classId': ['teacher', 'admin'],
  '/reports/child/$studentId': ['teacher', 'admin'],
  '/multiplayer-games/question-sets': ['teacher'],
  '/multiplayer-games/room/$code': ['teacher'],
  '/multiplayer-games/projector/$code': ['teacher'],
  '/multiplayer-games/report/$gameId': ['teacher'],
  '/multiplayer-games/tournament/$id': ['teacher'],
  '/multiplayer-games/tournament-board/$id': ['teacher'],
} as const satisfies Readonly<Record<string, readonly Visitor[]>>;

/** Where mailed links lead. With their token they open for everybody: the reader may be signed in. */
const LINKED: readonly Path[] = ['/magic-login', '/reset-password'];

/** What a visitor sees at a path. */
export type Outcome = 'page' | 'landing' | 'denied' | 'not-found';

/** The kind of visitor; any role other than parent, teacher and admin is a student (spec 2). */
export function visitorOf(user: { readonly role: string } | null | undefined): Visitor {
  if (user == null) return 'logged-out';
  switch (user.role) {
    case 'parent':
    case 'teacher':
    case 'admin':
      return user.role;
    default:
      return 'student';
  }
}

/** Whether the visitor has a page of their own at this path. */
export function mayOpen(path: string, visitor: Visitor): boolean {
  const asked = withoutTrailingSlash(path);
  if (!isKnown(asked)) return visitorsOfNamed(asked).includes(visitor);
  return (ACCESS[asked] as readonly Visitor[]).includes(visitor);
}

/** Who may open a path that names something; nobody where no such path is known. */
function visitorsOfNamed(path: string): readonly Visitor[] {
  const parts = path.split('/');
  const fits = (pattern: string) => {
    const expected = pattern.split('/');
    return (
      expected.length === parts.length &&
      expected.every((part, at) => (part.startsWith('$') ? parts[at] !== '' : part === parts[at]))
    );
  };
  return Object.entries(NAMING_ACCESS).find(([pattern]) => fits(pattern))?.[1] ?? [];
}

/** Whether the address is that of a mailed link with its token. */
function isMailedLink(path: string, query: object): boolean {
  const asked = withoutTrailingSlash(path);
  return 'token' in query && isKnown(asked) && LINKED.includes(asked);
}

/** What the visitor sees at this path: their page, or what stands in its place. */
export function outcomeAt(path: string, visitor: Visitor, query: object = {}): Outcome {
  if (mayOpen(path, visitor) || isMailedLink(path, query)) return 'page';
  if (visitor === 'logged-out') return 'landing';
  return withoutTrailingSlash(path) === '/admin-portal' ? 'denied' : 'not-found';
}

function isKnown(path: string): path is Path {
  return Object.hasOwn(ACCESS, path);
}

function withoutTrailingSlash(path: string): string {
  return path.length > 1 ? path.replace(/\/+$/, '') : path;
}
