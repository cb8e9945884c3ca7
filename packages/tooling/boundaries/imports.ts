import { cruise, type ICruiseOptions, type ICruiseResult } from 'dependency-cruiser';
import { rules } from './rules.ts';

export interface Violation {
  /** The name of the rule that was broken. */
  readonly rule: string;
  /** What the rule asks for. */
  readonly comment: string;
  readonly from: string;
  readonly to: string;
}

export interface ImportsReport {
  /** Our own modules that were read: below apps and packages, without libraries. */
  readonly modules: readonly string[];
  readonly violations: readonly Violation[];
}

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
  };
}
