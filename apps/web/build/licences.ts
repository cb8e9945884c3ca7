import { appendFileSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** Where Vite writes the notices of the scripts that it bundles (its option `build.license`), below the build. */
export const LICENCES_FILE = 'THIRD-PARTY-LICENSES.md';

const PACKAGES = join(import.meta.dirname, '..', 'node_modules');

/** What a build holds beside those scripts: fonts, pictures, and the scripts of the worker that opens the app offline. */
const BESIDES = [
  '@fontsource-variable/atkinson-hyperlegible-mono',
  '@fontsource-variable/atkinson-hyperlegible-next',
  '@fontsource-variable/baloo-2',
  '@fontsource-variable/lexend',
  '@fontsource/opendyslexic',
  '@iconify-json/fluent-emoji-flat',
  'workbox-core',
  'workbox-expiration',
  'workbox-precaching',
  'workbox-routing',
  'workbox-strategies',
];

interface Manifest {
  readonly version: string;
  readonly license: string;
  readonly author?: string | { readonly name: string };
}

/** The notice of a package: what stands in its licence file, else who made it and under which licence. */
function noticeOf(name: string): string {
  const folder = join(PACKAGES, name);
  const manifest: Manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const file = readdirSync(folder).find((entry) => /^licen[cs]e/i.test(entry));
  const text = file ? readFileSync(join(folder, file), 'utf8').trim() : madeBy(name, manifest);
  return `\n## ${name} - ${manifest.version} (${manifest.license})\n\n${text}\n`;
}

function madeBy(name: string, { author, license }: Manifest): string {
  // The packages of icons name their drawers apart.
  const info = name.startsWith('@iconify-json/')
    ? JSON.parse(readFileSync(join(PACKAGES, name, 'info.json'), 'utf8'))
    : null;
  const maker = info?.author.name ?? (typeof author === 'object' ? author.name : author) ?? name;
  return `Copyright (c) ${maker}. ${license}${info ? `, ${info.license.url}` : ''}`;
}

/** Adds the notices of fonts, pictures and the worker to those that Vite has written. */
export function otherLicences(): Plugin {
  let file = '';
  return {
    name: 'lamplight:other-licences',
    apply: 'build',
    configResolved({ root, build }) {
      file = join(root, build.outDir, LICENCES_FILE);
    },
    closeBundle() {
      appendFileSync(file, BESIDES.map(noticeOf).join(''));
    },
  };
}
