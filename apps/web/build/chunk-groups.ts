import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { iconsOf, ownModules, reachableModules } from './home-modules.ts';

/** What every form has: the sign-in screen waits for nothing else. */
const FORMS =
  /\/@mantine\/form\/|\/components\/(?:\w*Input\w*|NativeSelect)\/|\/(?:DirectionProvider|create-safe-context|use-uncontrolled)\/|\/src\/ui\/form\/(?:fields|focus|new-password|use|validated-form)/;

/** What longer forms have besides: to write at length, to choose from, to switch. */
const FIELDS =
  /\/components\/(?:Textarea|Select|Combobox|Pill\w*|Switch|Checkbox|Radio|Chip|Toggle)\/|\/src\/ui\/form\//;

/** Parts of Mantine that open over the page, and what they stand on. */
const OVERLAYS =
  /\/components\/(?:Modal\w*|Overlay|FocusTrap|Paper|ScrollArea)\/|\/src\/ui\/dialog\//;

/** The note in the corner, which greets whoever signs in; and what dialogs share with it. */
const TOASTS =
  /\/src\/ui\/toast\/toast-region|\/@mantine\/notifications\/|\/react-remove-scroll|\/components\/Portal\/|\/use-force-update\//;

/** Pages of several parts have them, a student's journal as well as the teacher's home. */
const TABS = /\/components\/Tabs\/|\/src\/ui\/tabs\//;

/** The work tools of adults' pages. */
const TABLES =
  /\/components\/(?:Table|Pagination)\/|\/src\/ui\/(?:activity-list|chart|class-span|data-table|home-notice|kept|print|stats|student-choice)\/|\/i18n\/en\/tables\.json|\/src\/lib\/(?:csv|file-size|percent-text|text-of-file|upload-refused)|\/packages\/domain\/src\/(?:analytics|audit|paging|question-sets|reports)\/|\/Icon(?:Arrow(?:sSort|Up|Down)|Download|MailOpened|Pencil|Printer|Search|Trash)\.mjs/;

const SOURCES = join(import.meta.dirname, '../src');
const ROUTES = join(SOURCES, 'routes');

/** What pages before sign-in need: the first minutes of a class, when all load at once. */
const BEFORE_SIGN_IN = reachableModules([
  join(ROUTES, '-homes/visitor.tsx'),
  ...readdirSync(join(ROUTES, '_visitor')).map((file) => join(ROUTES, '_visitor', file)),
]);
const ICONS_BEFORE_SIGN_IN = iconsOf(BEFORE_SIGN_IN);

/** Who signs in waits for this; to register or ask for a new password is for the few. */
const SIGN_IN = reachableModules([join(ROUTES, '_visitor/login.tsx')]);

/** What the forms among them check. */
const FIRST_RULES = reachableModules([
  join(import.meta.dirname, '../../../packages/domain/src/auth/index.ts'),
]);

/** A student's home is put together from several features and is the page that opens most: one script. */
const HOME = join(ROUTES, '-homes/student.tsx');
const STUDENT_HOME = ownModules(HOME);

/** What each grown-up's home is put together from: a dozen features or two. */
const GROWN_UPS_HOMES = ['admin', 'teacher', 'parent'].map(
  (home) => [home, ownModules(join(ROUTES, `-homes/${home}.tsx`))] as const,
);

/** What pages of children need, and those that they share with grown-ups. */
const OF_CHILDREN = reachableModules([
  HOME,
  ...['_student', '_shared', '_visitor', '-multiplayer'].flatMap((folder) =>
    readdirSync(join(ROUTES, folder)).map((file) => join(ROUTES, folder, file)),
  ),
]);

/** What stands on a student's home and around it; nothing else comes with it. */
const AT_HOME = reachableModules([
  HOME,
  join(SOURCES, 'ui/saved-chip/student-outbox.tsx'),
  join(SOURCES, 'features/tracking/visit-tracker.tsx'),
]);
const ICONS_AT_HOME = iconsOf(AT_HOME);

/** What long texts need that are read aloud by the sentence, and the cards that lead to what is read or done. */
const READING =
  /\/src\/ui\/(?:picture-card\/|reading\/|read-aloud\/use-sentence-reader)|\/packages\/domain\/src\/(?:lessons\/content-markup|text\/)/;

/** What one feature alone works with travels with it. */
const PARTS_OF_ONE: readonly (readonly [RegExp, string])[] = [
  [/\/packages\/domain\/src\/verses\//, 'verses'],
  // The chat of a child, and its readers: its verses open the passages, which no home needs.
  [/\/src\/ui\/chat\//, 'conversation'],
  [/\/packages\/domain\/src\/(?:insights|recommendations)\//, 'recommendations'],
  // What a child can be good at, and its names: for recommendations and for the grown-ups' numbers.
  [/\/packages\/domain\/src\/mastery\/|\/src\/ui\/skill\/|\/i18n\/en\/skills\.json/, 'skills'],
  // The thoughts behind wrong answers in math, told to grown-ups.
  [/\/src\/ui\/misconception\/|\/i18n\/en\/misconceptions\.json/, 'misconceptions'],
  // What makes problems, what draws their pictures, and what sets formulas: for those who show some.
  [/\/packages\/content\/src\/math-problems\/|\/node_modules\/fraction\.js\//, 'math-problems'],
  [/\/src\/ui\/math-picture\//, 'math-pictures'],
  [/\/src\/ui\/math-text\/katex|\/node_modules\/katex\//, 'formulas'],
  [/\/src\/ui\/(?:math-text|answer-options)\//, 'answering'],
  // What students and teachers share in rooms, and the squares of the codes that others scan.
  [
    /\/src\/(?:ui\/(?:game|qr)|app\/live)\/|\/i18n\/en\/game\.json|\/node_modules\/qrcode\.react\//,
    'game',
  ],
  // What is tried on the screen of the science lab: asked for when somebody does.
  [/\/src\/features\/experiments\/simulations\/|\/i18n\/en\/simulations\.json/, 'simulations'],
  [/\/src\/ui\/demo-banner\//, 'age-demo'],
  [/\/src\/ui\/sign-in-picture\//, 'tablet'],
  // What a page practises with travels with it: left to itself, it would lie in the script that asks for the page, and
  // the bundler then names exports there that do not exist.
  [/\/packages\/content\/src\/projects\//, 'projects'],
  [/\/packages\/content\/src\/quizzes\/(?:bank|build)\.ts/, 'quizzes'],
  // The two editors of AI Coding: asked for when one opens, never with the list of projects.
  [
    /\/src\/features\/projects\/editor\/|\/node_modules\/(?:@codemirror|@lezer|@marijn|codemirror|crelt|style-mod|w3c-keyname)\//,
    'code-editor',
  ],
  [
    /\/src\/features\/projects\/blocks\/(?!lazy-)|\/node_modules\/blockly\/(?!msg\/)/,
    'block-editor',
  ],
];

/** What programs of learners may answer and draw. */
const PROJECT_RULES = /\/packages\/domain\/src\/projects\//;

/** The rules of drawing and marking that the studios share, and what stands on their buttons; no other page practises. */
const PRACTICE =
  /\/packages\/domain\/src\/(?:math-games|quizzes)\/|\/Icon(?:Minus|PlayerStop|Plus|Refresh)\.mjs/;

const PARTS =
  /\/src\/(?:ui|app|lib|features\/tracking)\/(?!toast\/toast)|\/packages\/domain\/|\/@tabler\/|\/idb-keyval\//;

/**
 * Which modules travel together. On a class's Wi-Fi forty tablets ask at once, so a page is few
 * requests: one script that every page needs, small parts that pages share before and after sign-in, the
 * student's home, each grown-up's and what these share, one script each for forms, for longer forms, for the
 * rules of sign-in and for further ones, for long texts, for toasts, for what opens over a page, for tabs and
 * for adults' tables, and one for each feature with its English words; the words of other languages are a few
 * scripts each. Parts and features take only what they
 * name: what a module stands on stays where it is, so that no page loads another's.
 */
export const chunkGroups = [
  // The client of rooms and the chat stands in the same package as the client of every call.
  { name: 'live', test: /\/@trpc\/client\/dist\/wsLink-|\/src\/app\/trpc-live/, priority: 9 },
  {
    name: 'lamplight',
    tags: ['$initial' as const],
    test: (id: string) => !id.endsWith('/main.tsx'),
    includeDependenciesRecursively: true,
    priority: 8,
  },
  // Rules that no form checks stay with their one page.
  { name: 'project-rules', test: PROJECT_RULES, priority: 7.5 },
  { name: 'rules', test: isFirstRule, priority: 7.2 },
  { name: 'further-rules', test: isRule, priority: 7 },
  { name: 'toasts', test: TOASTS, includeDependenciesRecursively: true, priority: 5.5 },
  { name: 'overlays', test: OVERLAYS, includeDependenciesRecursively: true, priority: 4 },
  { name: 'forms', test: FORMS, includeDependenciesRecursively: true, priority: 6 },
  { name: 'fields', test: FIELDS, priority: 5 },
  { name: 'tabs', test: TABS, priority: 3.5 },
  { name: 'tables', test: TABLES, priority: 3 },
  { name: 'reading', test: READING, priority: 2.6 },
  { name: 'practice', test: PRACTICE, priority: 2.5 },
  { name: wordsOf, priority: 2.4 },
  { name: onlyFeatureOf, priority: 2.3 },
  { name: 'parts', test: (id: string) => PARTS.test(id) && isBeforeSignIn(id), priority: 2 },
  { name: 'inside', test: (id: string) => PARTS.test(id) && isAtHome(id), priority: 1.9 },
  { name: 'pages', test: PARTS, priority: 1.8 },
  { name: 'home', test: (id: string) => STUDENT_HOME.has(id), priority: 1.5 },
  { name: grownUpsHomeOf, priority: 1.4 },
  { name: (id: string) => pageOf(id) ?? featureOf(id), priority: 1 },
];

/** Whether a page before sign-in shows a part or an icon, or works with it. */
function isBeforeSignIn(id: string): boolean {
  return BEFORE_SIGN_IN.has(id) || ICONS_BEFORE_SIGN_IN.has(basename(id, '.mjs'));
}

/** Whether a student's home does. */
function isAtHome(id: string): boolean {
  const icon = basename(id, '.mjs');
  return AT_HOME.has(id) || ICONS_AT_HOME.has(icon) || id.includes('/idb-keyval/');
}

/** zod, and what the forms before sign-in check: it loads while somebody types, and loads nothing else. */
function isFirstRule(id: string): boolean {
  return (
    id.includes('/node_modules/zod/') ||
    /\/packages\/domain\/src\/auth\//.test(id) ||
    (FIRST_RULES.has(id) && isRule(id))
  );
}

/** What of the domain is written with it, and the lists of exports through which both are loaded. */
function isRule(id: string): boolean {
  if (!id.includes('/packages/domain/')) return false;
  return (
    id.endsWith('/index.ts') || /from '(?:zod|\.\.\/validation\/)/.test(readFileSync(id, 'utf8'))
  );
}

/** Words that come before sign-in, and those of adults' pages and of the studios; the others are a child's day. */
const WORDS: readonly (readonly [group: string, namespaces: readonly string[]])[] = [
  [
    'first',
    ['shell', 'sentences', 'cookies', 'landing', 'auth', 'setup', 'tablet', 'sign-in-pictures'],
  ],
  [
    'adults',
    [
      'admin',
      'ai-status',
      'classroom-sign-in',
      'analytics',
      'audit',
      'consent-records',
      'consents',
      'families',
      'family-links',
      'game-console',
      'outside-log',
      'pairing',
      'reports',
      'safety',
      'scripture-library',
      'tables',
      'teaching',
      'weekly',
    ],
  ],
  // Long, and read by few: nobody else loads them.
  ['legal', ['legal']],
  ['misconceptions', ['misconceptions']],
  [
    'studios',
    [
      'age-demo',
      'blocks',
      'experiments',
      'game',
      'math-games',
      'multiplayer',
      'projects',
      'quizzes',
      'recommendations',
      'simulations',
      'skills',
    ],
  ],
];

/**
 * The script that holds a file of another language's words, such as `es-studios`: few scripts a language, or the first
 * page would carry the addresses of a hundred. English words travel with their feature.
 */
function wordsOf(id: string): string | null {
  const listed = /\/src\/i18n\/files\/(\w+)\.ts/.exec(id)?.[1];
  if (listed !== undefined) return `${listed}-first`;
  const [, language, namespace = ''] = /\/src\/i18n\/(es|fr|de)\/([^/.]+)\.json/.exec(id) ?? [];
  if (language === undefined) return null;
  const group = WORDS.find(([, namespaces]) => namespaces.includes(namespace))?.[0] ?? 'day';
  return `${language}-${group}`;
}

/** The grown-ups' home that alone shows a module, `grown-ups` for what several show; null for what children need. */
function grownUpsHomeOf(id: string): string | null {
  if (OF_CHILDREN.has(id)) return null;
  const [home, ...others] = GROWN_UPS_HOMES.filter(([, modules]) => modules.has(id));
  return others.length > 0 ? 'grown-ups' : (home?.[0] ?? null);
}

/** The one feature that works with a module from outside of the features; null for one of several. */
function onlyFeatureOf(id: string): string | null {
  return PARTS_OF_ONE.find(([path]) => path.test(id))?.[1] ?? null;
}

/**
 * The feature whose page a route shows: the two travel together. Null for routes that are put together from several, and
 * for everything that is no route's page.
 */
export function pageOf(id: string): string | null {
  const [path = '', query] = id.split('?');
  const isPage = query?.startsWith('tsr-split=') || path.includes('/src/routes/-');
  if (!path.includes('/src/routes/') || !isPage) return null;
  const names = readFileSync(path, 'utf8').matchAll(/from '(?:\.\.\/)+features\/([^/]+)\//g);
  const [only, ...others] = new Set([...names].map(([, feature = '']) => feature));
  if (only === 'auth' && !SIGN_IN.has(path)) return 'registration';
  return only !== undefined && others.length === 0 ? only : null;
}

/** The feature that a module or a file of English words belongs to; null for everything else. */
export function featureOf(id: string): string | null {
  const match = /\/src\/(?:features\/([^/]+)\/|i18n\/en\/([^/.]+)\.json)/.exec(id);
  const feature = match?.[1] ?? match?.[2] ?? null;
  if (feature === 'challenge-task') return 'challenges';
  if (feature === 'auth' && !SIGN_IN.has(id) && match?.[1] !== undefined) return 'registration';
  // The banner comes with the first page, its dialog only when it is asked for.
  return feature === 'cookies' ? null : feature;
}
