import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../../..');
const dockerfile = readFileSync(join(root, 'Dockerfile'), 'utf8');
/** The last stage, which is the image. */
const image = dockerfile.slice(dockerfile.lastIndexOf('\nFROM '));

/** What the lines of a kind copy into the image, without where they put it. */
const copied = (options: string) =>
  [...image.matchAll(new RegExp(`^COPY ${options}(\\S+) \\S+$`, 'gm'))].map(
    ([, source = '']) => source,
  );

test('what the image takes from the checkout is there', () => {
  const sources = copied('(?:--chmod=\\d+ )?(?!--)');
  expect(sources).toContain('packages/tooling/docker/lamplight');
  for (const source of sources) expect(existsSync(join(root, source)), source).toBe(true);
});

test('what the image takes from its build is made there', () => {
  expect(copied('--from=build /app/')).toEqual(['apps/server/dist', 'apps/web/dist']);
  expect(copied('--from=dependencies /app/')).toEqual(['node_modules', 'apps/server/node_modules']);
});

test('the image has a program that speaks, which is none of the files that are copied', () => {
  expect(image).toMatch(
    /^RUN apt-get update && apt-get install .*--no-install-recommends espeak-ng /m,
  );
  expect(copied('(?!--from=)')).not.toContainEqual(expect.stringContaining('espeak'));
});

test('the image has no package manager, no source maps, and a user without rights', () => {
  expect(dockerfile.match(/find .+ -name '\*\.map' -delete/g)).toHaveLength(2);
  const removed = /^RUN rm -rf ((?:.*\\\n)*.*)$/m.exec(image)?.[1];
  for (const tool of ['npm', 'npx', 'corepack', 'yarn']) {
    expect(removed).toMatch(new RegExp(`/usr/local/bin/${tool}(?: |$)`));
  }
  expect(image).toMatch(/^USER node$/m);
});
