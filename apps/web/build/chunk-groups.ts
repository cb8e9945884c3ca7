import { readFileSync } from 'node:fs';

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
  /\/components\/(?:Tabs|Table|Pagination)\/|\/src\/ui\/(?:activity-list|data-table|stats|tabs|work-surface)\/|\/i18n\/en\/tables\.json/;

const PARTS = /\/src\/(?:ui|app|lib)\/(?!toast\/toast)|\/packages\/domain\/|\/@tabler\//;

/**
 * Which modules travel together. On a class's Wi-Fi forty tablets ask at once, so a page is few
 * requests: one script that every page needs, small parts that pages share, one script each for forms,
 * for longer forms, for the rules that forms check, for what opens over a page and for adults' tables, and one for each
 * feature with its English words. Parts and features take only what they name: what a module stands on
 * stays where it is, so that no page loads another's.
 */
export const chunkGroups = [
  {
    name: 'lamplight',
    tags: ['$initial' as const],
    test: (id: string) => !id.endsWith('/main.tsx'),
    includeDependenciesRecursively: true,
    priority: 8,
  },
  { name: 'rules', test: isRule, priority: 7 },
  { name: 'overlays', test: OVERLAYS, includeDependenciesRecursively: true, priority: 4 },
  { name: 'forms', test: FORMS, includeDependenciesRecursively: true, priority: 6 },
  { name: 'fields', test: FIELDS, priority: 5 },
  { name: 'tables', test: TABLES, priority: 3 },
  { name: 'parts', test: PARTS, priority: 2 },
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

/** The feature that a module or a file of English words belongs to; null for everything else. */
export function featureOf(id: string): string | null {
  const match = /\/src\/(?:features\/([^/]+)\/|i18n\/en\/([^/.]+)\.json)/.exec(id);
  const feature = match?.[1] ?? match?.[2] ?? null;
  // The banner comes with the first page, its dialog only when it is asked for.
  return feature === 'cookies' ? null : feature;
}
