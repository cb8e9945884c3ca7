import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ownModules, reachableModules } from './home-modules.ts';

/** What every form has: the sign-in screen waits for nothing else. */
const FORMS =
  /\/@mantine\/form\/|\/components\/(?:\w*Input\w*|NativeSelect)\/|\/src\/ui\/form\/(?:fields|focus|new-password|use|validated-form)/;

/** What longer forms have besides: to write at length, to choose from, to switch. */
const FIELDS =
  /\/components\/(?:Textarea|Select|Combobox|Pill\w*|Switch|Checkbox|Radio|Chip|Toggle)\/|\/src\/ui\/form\//;

/** Parts of Mantine that open over the page, and what they stand on. */
const OVERLAYS =
  /\/react-remove-scroll|\/components\/(?:Modal\w*|Overlay|CloseButton|Transition|Portal|FocusTrap|Paper|ScrollArea)\/|\/src\/ui\/dialog\//;

/** The work tools of adults' pages. */
const TABLES =
  /\/components\/(?:Tabs|Table|Pagination)\/|\/src\/ui\/(?:activity-list|chart|class-span|data-table|home-notice|kept|print|stats|student-choice|tabs|work-surface)\/|\/i18n\/en\/tables\.json|\/src\/lib\/(?:csv|file-size|percent-text|save-archive|save-file|text-of-file)|\/packages\/domain\/src\/(?:analytics|audit|paging|question-sets|reports|retention)\/|\/Icon(?:Arrow(?:sSort|Up|Down)|Copy|Download|MailOpened|Pencil|Printer|Search|Trash)\.mjs/;

const ROUTES = join(import.meta.dirname, '../src/routes');

/** What pages before sign-in need: the first minutes of a class, when all load at once. */
const BEFORE_SIGN_IN = reachableModules(
  readdirSync(join(ROUTES, '_visitor')).map((file) => join(ROUTES, '_visitor', file)),
);

/** A student's home is put together from several features and is the page that opens most: one script. */
const STUDENT_HOME = ownModules(join(ROUTES, '-homes/student.tsx'));

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
  // What makes problems, what draws their pictures, and what sets formulas: for those who show some.
  [/\/packages\/content\/src\/math-problems\/|\/node_modules\/fraction\.js\//, 'math-problems'],
  [/\/src\/ui\/math-picture\//, 'math-pictures'],
  [/\/src\/ui\/math-text\/katex|\/node_modules\/katex\//, 'formulas'],
  [/\/src\/ui\/(?:math-text|answer-options)\//, 'answering'],
  // What students and teachers share in rooms, and the squares of the codes that others scan.
  [
    /\/src\/(?:ui\/(?:game|qr)|app\/live)\/|\/i18n\/en\/game\.json|\/packages\/domain\/src\/multiplayer\/|\/node_modules\/qrcode\.react\//,
    'game',
  ],
  // What is tried on the screen of the science lab: asked for when somebody does.
  [/\/src\/features\/experiments\/simulations\/|\/i18n\/en\/simulations\.json/, 'simulations'],
  [/\/src\/ui\/demo-banner\//, 'age-demo'],
  [/\/src\/ui\/sign-in-picture\//, 'tablet'],
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
 * student's home, one script each for forms, for longer forms, for the rules that forms check, for long
 * texts, for what opens over a page and for adults' tables, and one for each feature with its English
 * words; the words of other languages are four scripts each. Parts and features take only what they
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
  { name: 'projects', test: PROJECT_RULES, priority: 7.5 },
  { name: 'rules', test: isRule, priority: 7 },
  { name: 'overlays', test: OVERLAYS, includeDependenciesRecursively: true, priority: 4 },
  { name: 'forms', test: FORMS, includeDependenciesRecursively: true, priority: 6 },
  { name: 'fields', test: FIELDS, priority: 5 },
  { name: 'tables', test: TABLES, priority: 3 },
  { name: 'reading', test: READING, priority: 2.6 },
  { name: 'practice', test: PRACTICE, priority: 2.5 },
  { name: wordsOf, priority: 2.4 },
  { name: onlyFeatureOf, priority: 2.3 },
  { name: 'parts', test: (id: string) => PARTS.test(id) && BEFORE_SIGN_IN.has(id), priority: 2 },
  { name: 'inside', test: PARTS, priority: 1.8 },
  { name: 'home', test: (id: string) => STUDENT_HOME.has(id), priority: 1.5 },
  { name: featureOf, priority: 1 },
];

/** zod, what of the domain is written with it, and the lists of exports through which both are loaded. */
function isRule(id: string): boolean {
  if (id.includes('/node_modules/')) return id.includes('/node_modules/zod/');
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
  const [, language, namespace = ''] = /\/src\/i18n\/(es|fr|de)\/([^/.]+)\.json/.exec(id) ?? [];
  if (language === undefined) return null;
  const group = WORDS.find(([, namespaces]) => namespaces.includes(namespace))?.[0] ?? 'day';
  return `${language}-${group}`;
}

/** The one feature that works with a module from outside of the features; null for one of several. */
function onlyFeatureOf(id: string): string | null {
  return PARTS_OF_ONE.find(([path]) => path.test(id))?.[1] ?? null;
}

/** The feature that a module or a file of English words belongs to; null for everything else. */
export function featureOf(id: string): string | null {
  const match = /\/src\/(?:features\/([^/]+)\/|i18n\/en\/([^/.]+)\.json)/.exec(id);
  const feature = match?.[1] ?? match?.[2] ?? null;
  if (feature === 'challenge-task') return 'challenges';
  // The banner comes with the first page, its dialog only when it is asked for.
  return feature === 'cookies' ? null : feature;
}
