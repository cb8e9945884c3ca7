import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from '@swc/core';
import type { Violation } from './imports.ts';

/** Who may read the environment beside the configuration of the host. */
const readers = new RegExp(
  [
    '^apps/server/src/config\\.ts$',
    // The whole translation lies outside the repository; only the content checks look for it.
    '^packages/content/src/(scripture/folder|checks/(cli|report))\\.ts$',
    '^packages/tooling/',
    '\\.test\\.tsx?$',
    '^(apps|packages)/[^/]+/(test|e2e|bench|build)/',
    '^(apps|packages)/[^/]+/[^/]+\\.config\\.ts$',
  ].join('|'),
);

type SyntaxNode = Readonly<Record<string, unknown>>;

function isNode(value: unknown): value is SyntaxNode {
  return typeof value === 'object' && value !== null;
}

function isIdentifier(node: unknown, name: string): boolean {
  return isNode(node) && node.type === 'Identifier' && node.value === name;
}

function namesEnvironment(property: unknown): boolean {
  if (isIdentifier(property, 'env')) return true;
  if (!isNode(property) || property.type !== 'Computed') return false;
  return isNode(property.expression) && property.expression.value === 'env';
}

/** `process.env`, `process['env']`, `const { env } = process`, and an import of `env` out of `process`. */
function readsEnvironment(node: SyntaxNode): boolean {
  switch (node.type) {
    case 'MemberExpression':
      return isIdentifier(node.object, 'process') && namesEnvironment(node.property);
    case 'VariableDeclarator':
      return isIdentifier(node.init, 'process');
    case 'ImportDeclaration':
      return isNode(node.source) && /^(node:)?process$/.test(String(node.source.value));
    default:
      return false;
  }
}

function contains(value: unknown): boolean {
  if (Array.isArray(value)) return value.some(contains);
  if (!isNode(value)) return false;
  return readsEnvironment(value) || Object.values(value).some(contains);
}

/**
 * Finds modules that read the process's environment themselves: a setting read in a corner cannot be found in one
 * place, checked at start, or set by a test.
 * @param files paths relative to `root`
 */
export async function checkEnvironmentReads(
  root: string,
  files: readonly string[],
): Promise<Violation[]> {
  const violations: Violation[] = [];
  for (const file of files) {
    if (readers.test(file)) continue;
    const source = await readFile(join(root, file), 'utf8');
    if (!source.includes('process')) continue;
    const program = await parse(source, { syntax: 'typescript', tsx: file.endsWith('.tsx') });
    if (contains(program.body)) {
      violations.push({
        rule: 'environment-in-config',
        comment: 'apps/server/src/config.ts is the only reader of the environment.',
        from: file,
        to: 'process.env',
      });
    }
  }
  return violations;
}
