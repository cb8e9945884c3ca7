import { cruise, type ICruiseOptions, type ICruiseResult } from 'dependency-cruiser';
import { rules, testCode } from './rules.ts';

export interface Violation {
  /** The name of the rule that was broken. */
  readonly rule: string;
  /** What the rule asks for. */
  readonly comment: string;
  readonly from: string;
  readonly to: string;
}

/** A package that imports another one in what it ships. */
export interface PackageImport {
  /** Such as `apps/web`. */
  readonly from: string;
  readonly to: string;
}

export interface ImportsReport {
  /** Our own modules that were read: below apps and packages, without libraries. */
  readonly modules: readonly string[];
  readonly violations: readonly Violation[];
  /** Each pair once, in the order of their names. Tests and their helpers do not count, nor does `packages/tooling`. */
  readonly packages: readonly PackageImport[];
}

const TOOLING = 'packages/tooling';
const isTestCode = new RegExp(testCode);

const comments = new Map(rules.map(({ name, comment }) => [name, comment ?? '']));

const options: ICruiseOptions = {
  ruleSet: { forbidden: [...rules] },
  validate: true,
  // The default parser asks TypeScript for an interface that version 7 does not have, and then reads nothing.
  parser: 'swc',
  tsPreCompilationDeps: true,
  doNotFollow: { path: 'node_modules' },
  exclude: { path: '(^|/)(dist|\\.turbo)/' },
  combinedDependencies: true,
};

/** Reads every import below `apps` and `packages` of the tree at `root` and holds it against the rules. */
export async function checkImports(root: string): Promise<ImportsReport> {
  const { output } = await cruise(
    ['apps', 'packages'],
    { ...options, baseDir: root },
    {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.cjs', '.json', '.css', '.d.ts'],
    },
  );
  const { modules, summary } = output as ICruiseResult;
  return {
    modules: modules
      .map(({ source }) => source)
      .filter((source) => /^(apps|packages)\//.test(source)),
    violations: summary.violations.map(({ rule, from, to }) => ({
      rule: rule.name,
      comment: comments.get(rule.name) ?? '',
      from,
      to,
    })),
    packages: packageImports(modules),
  };
}

/** The package that a module of ours belongs to, if it is one. */
function packageOf(path: string): string | undefined {
  return /^(?:apps|packages)\/[^/]+/.exec(path)?.[0];
}

function packageImports(modules: ICruiseResult['modules']): PackageImport[] {
  const pairs = new Map<string, PackageImport>();
  for (const { source, dependencies } of modules) {
    const from = packageOf(source);
    if (from === undefined || from === TOOLING || isTestCode.test(source)) continue;
    for (const { resolved } of dependencies) {
      const to = packageOf(resolved);
      if (to !== undefined && to !== from) pairs.set(`${from} ${to}`, { from, to });
    }
  }
  return [...pairs.keys()].sort().flatMap((key) => pairs.get(key) ?? []);
}
