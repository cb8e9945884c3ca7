/**
 * Who may import whom, as the repository's map says. Each rule's comment is what the person who broke it reads.
 * Paths are relative to the repository's top folder; imports of types count like all others unless a rule says so.
 */
import type { IRegularForbiddenRuleType } from 'dependency-cruiser';

type From = IRegularForbiddenRuleType['from'];
type To = IRegularForbiddenRuleType['to'];

function forbid(name: string, comment: string, from: From, to: To): IRegularForbiddenRuleType {
  return { name, comment, severity: 'error', from, to };
}

/** An npm package, found below node_modules or (when nobody installed it there) by its bare name. */
function library(names: string): string {
  return `(^|node_modules/)(${names})($|/)`;
}

/** Tests and their helpers: never part of the product, so some arrows do not hold for them. */
export const testCode = '\\.test\\.tsx?$|^(apps|packages)/[^/]+/(test|e2e|bench)/|/src/testing/';

/**
 * What of `@lamplight/content` a browser may hold: what the studios practise with, songs and pictures, so that they work on
 * when the host cannot be reached. Everything else carries answers that must stay secret, or whole lessons.
 */
const browserSafeContent =
  '^packages/content/(src/(math-problems|quizzes|projects|songs|coloring)|dist/(quizzes|songs|coloring))/';

const betweenPackages: readonly IRegularForbiddenRuleType[] = [
  forbid(
    'domain-stands-alone',
    'packages/domain knows zod and nothing else: no other package, no library, no Node.',
    { path: '^packages/domain/src/', pathNot: testCode },
    { pathNot: `^packages/domain/src/|${library('zod')}` },
  ),
  forbid(
    'siblings-never-meet',
    'content, game, ai, db, sandbox and theatre know the domain and their own library, never each other or what stands above them.',
    { path: '^packages/(content|game|ai|db|sandbox|theatre)/', pathNot: testCode },
    { path: '^(apps|packages)/', pathNot: '^packages/($1|domain)/' },
  ),
  forbid(
    'theatre-draws-and-nothing-else',
    'packages/theatre knows the domain and no library: what it draws is data, for browsers and for paper.',
    { path: '^packages/theatre/src/', pathNot: testCode },
    { pathNot: '^packages/(theatre|domain)/' },
  ),
  forbid(
    'api-knows-no-app',
    'packages/api is below the apps: it is handed what it needs.',
    { path: '^packages/api/' },
    { path: '^apps/' },
  ),
  forbid(
    'server-knows-no-web',
    'apps/server serves the built files of the web app and never its sources.',
    { path: '^apps/server/' },
    { path: '^apps/web/' },
  ),
  forbid(
    'web-knows-no-server-side',
    'The web app reaches the server over tRPC only: no db, no ai, no host.',
    { path: '^apps/web/src/', pathNot: testCode },
    { path: '^(packages/(db|ai)|apps/server)/' },
  ),
  forbid(
    'web-takes-only-types-of-api',
    'Of packages/api the web app may import types; code of it would reach the browser.',
    { path: '^apps/web/src/', pathNot: testCode },
    { path: '^packages/api/', dependencyTypesNot: ['type-only'] },
  ),
  forbid(
    'web-holds-no-lesson-content',
    'Lessons and answers come from the server; the browser bundle may hold the browser-safe part only.',
    { path: '^apps/web/src/', pathNot: testCode },
    { path: '^packages/content/', pathNot: browserSafeContent },
  ),
  forbid(
    'browser-safe-content-stands-alone',
    'What the browser may hold brings nothing else of the content with it.',
    { path: browserSafeContent, pathNot: testCode },
    { path: '^packages/content/', pathNot: browserSafeContent },
  ),
  forbid(
    'tooling-is-for-tools',
    'packages/tooling is imported by nobody at run time.',
    { path: '^(apps|packages)/', pathNot: `^packages/tooling/|${testCode}` },
    { path: '^packages/tooling/' },
  ),
  forbid(
    'packages-by-name',
    'Another package is imported by its name and through its exports, never by a path into it.',
    { path: '^((?:apps|packages)/[^/]+)/', pathNot: testCode },
    { path: '^(apps|packages)/', pathNot: '^$1/', dependencyTypes: ['local'] },
  ),
  forbid(
    'product-imports-no-test-code',
    'Test helpers stay with the tests.',
    { path: '^(apps|packages)/[^/]+/src/', pathNot: testCode },
    { path: testCode },
  ),
];

/** Libraries with one home, so that each can be replaced in one place. */
const libraryHomes: readonly IRegularForbiddenRuleType[] = [
  forbid(
    'sql-in-repositories',
    'kysely and better-sqlite3 live in packages/db and in *.repository.ts.',
    { pathNot: '^packages/(db|tooling/bench)/|\\.repository\\.ts$' },
    { path: library('kysely|better-sqlite3') },
  ),
  forbid(
    'model-vendor-in-providers',
    'The Anthropic SDK lives in packages/ai/src/providers.',
    { pathNot: '^packages/ai/src/providers/' },
    { path: library('@anthropic-ai') },
  ),
  forbid(
    'learner-code-in-sandbox',
    'The engine that runs learner code lives in packages/sandbox.',
    { pathNot: '^packages/sandbox/' },
    { path: library('quickjs-emscripten-core|@jitl') },
  ),
  forbid(
    'fastify-in-server',
    'fastify and its plugins live in apps/server.',
    { pathNot: '^(apps/server|packages/tooling/bench)/' },
    { path: library('fastify|@fastify') },
  ),
  forbid(
    'lucia-in-sessions',
    'lucia lives in api/people/auth/sessions.ts.',
    { pathNot: '^packages/api/src/people/auth/sessions\\.ts$' },
    { path: library('lucia') },
  ),
  forbid(
    'trpc-server-in-platform',
    '@trpc/server lives in api/platform and the tRPC adapter; the web app takes its inference types in src/app.',
    {
      pathNot:
        '^packages/api/src/(platform|testing)/|^apps/server/src/adapters/trpc|^apps/web/(src/app|test)/|^packages/tooling/bench/',
    },
    { path: library('@trpc/server') },
  ),
  forbid(
    'pure-rules-know-no-node',
    'Code of packages/game, packages/sandbox, packages/theatre and of the web app runs in a browser: no module of Node.',
    { path: '^(packages/(game|sandbox|theatre)|apps/web)/src/', pathNot: testCode },
    { dependencyTypes: ['core'] },
  ),
];

/** The areas of `packages/api/src`; each may know those before it. */
const AREAS = ['people', 'learning', 'rooms', 'ai', 'host'];

/** A folder of one noun in an area, or in the platform. */
const feature = '^packages/api/src/([^/]+/[^/]+)/';

const betweenAreas: readonly IRegularForbiddenRuleType[] = [
  ...AREAS.slice(0, -1).map((area, at) => {
    const above = AREAS.slice(at + 1);
    return forbid(
      `area-order-${area}`,
      `api/${area} stands below ${above.join(', ')}: what it needs of them is handed in by the root, or belongs lower.`,
      { path: `^packages/api/src/${area}/`, pathNot: testCode },
      { path: `^packages/api/src/(${above.join('|')})/` },
    );
  }),
  forbid(
    'features-live-in-areas',
    `A feature of packages/api is a folder of one of its areas: ${AREAS.join(', ')}.`,
    { path: `^packages/api/src/(?!(${AREAS.join('|')}|platform|testing)/)[^/]+/` },
    {},
  ),
];

const withinApi: readonly IRegularForbiddenRuleType[] = [
  forbid(
    'routes-call-services',
    'A router or REST row calls its service: it never reads a repository or the database.',
    { path: '\\.(router|rest)\\.ts$' },
    { path: '\\.repository\\.ts$|^packages/db/' },
  ),
  forbid(
    'repositories-call-nobody',
    'A repository answers its service; it knows no service, router or REST row.',
    { path: '\\.repository\\.ts$' },
    { path: '\\.(service|router|rest)\\.ts$' },
  ),
  forbid(
    'services-are-handed-in',
    "Another feature's service is handed in by the area's root: import its type at most.",
    { path: feature, pathNot: testCode },
    {
      path: '^packages/api/src/.+\\.service\\.ts$',
      pathNot: '^packages/api/src/$1/',
      dependencyTypesNot: ['type-only'],
    },
  ),
  forbid(
    'adapters-stay-with-their-feature',
    'Routers and REST rows are composed in app-router.ts and rest-routes.ts, never by another feature.',
    { path: feature, pathNot: testCode },
    { path: '^packages/api/src/.+\\.(router|rest)\\.ts$', pathNot: '^packages/api/src/$1/' },
  ),
  forbid(
    'platform-knows-no-feature',
    'api/platform is what every feature stands on; of the composition root it knows the type.',
    { path: '^packages/api/src/platform/', pathNot: testCode },
    { path: '^packages/api/src/', pathNot: '^packages/api/src/(platform/|services\\.ts$)' },
  ),
];

const withinWeb: readonly IRegularForbiddenRuleType[] = [
  forbid(
    'features-never-meet',
    'What two features share moves to ui, lib or the domain.',
    { path: '^apps/web/src/features/([^/]+)/' },
    { path: '^apps/web/src/features/', pathNot: '^apps/web/src/features/$1/' },
  ),
  forbid(
    'features-know-no-route',
    'Routes import features; a feature never imports a route.',
    { path: '^apps/web/src/(features|ui|lib)/' },
    { path: '^apps/web/src/(routes/|routeTree\\.gen)' },
  ),
  forbid(
    'shared-parts-know-no-feature',
    'app, ui, lib and i18n are below the features.',
    { path: '^apps/web/src/(app|ui|lib|i18n)/' },
    { path: '^apps/web/src/features/' },
  ),
  forbid(
    'lib-is-the-bottom',
    'lib holds plain helpers: no component, no app state.',
    { path: '^apps/web/src/lib/' },
    { path: '^apps/web/src/(app|ui)/' },
  ),
  forbid(
    'trpc-in-queries',
    'In a feature only *.queries.ts touches tRPC.',
    { path: '^apps/web/src/(features|ui|routes)/', pathNot: '\\.queries\\.tsx?$' },
    { path: `^apps/web/src/app/trpc|${library('@trpc')}` },
  ),
];

const everywhere: readonly IRegularForbiddenRuleType[] = [
  forbid(
    'resolvable',
    'An import that leads nowhere; a package may be missing in package.json.',
    {},
    { couldNotResolve: true, pathNot: '^virtual:' },
  ),
  forbid(
    'no-circles',
    'Modules that need each other cannot be understood or moved alone. (The route tree is generated.)',
    { path: '^(apps|packages)/', pathNot: '^apps/web/src/routes/|\\.gen\\.ts$' },
    {
      circular: true,
      viaOnly: { dependencyTypesNot: ['type-only'], pathNot: '\\.gen\\.ts$' },
    },
  ),
];

/** All rules, in the order in which the map describes them. */
export const rules: readonly IRegularForbiddenRuleType[] = [
  ...betweenPackages,
  ...libraryHomes,
  ...betweenAreas,
  ...withinApi,
  ...withinWeb,
  ...everywhere,
];
