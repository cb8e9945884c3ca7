import { parseArgs } from 'node:util';
import { readScriptureFolder, scriptureFolder } from '../scripture/folder.ts';
import { embeddedScripture } from '../scripture/passages.ts';
import { checkContent } from './all.ts';
import { type Finding, findingLine } from './finding.ts';
import { loadContent } from './load.ts';
import { readPictureSet } from './picture-set.ts';

/**
 * Checks the content and prints what is to be mended: `cli.ts [--scripture DIR] [part of a path …]`.
 * Ends with 1 when there are findings, with 2 when the Scripture folder that was named is not there.
 */
const { values, positionals } = parseArgs({
  options: { scripture: { type: 'string' } },
  allowPositionals: true,
});

const folder = scriptureFolder(values.scripture);
const named = values.scripture ?? process.env.LAMPLIGHT_SCRIPTURE_DIR;
if (folder === null && named !== undefined) {
  process.stderr.write(`No Scripture folder at ${named}\n`);
  process.exit(2);
}
if (folder === null) {
  process.stderr.write('No Scripture folder: checking against the embedded passages.\n');
}
const scripture = folder === null ? embeddedScripture : readScriptureFolder(folder);

const { findings: unloaded, ...written } = loadContent();
const { lessons, weeks, stories, banks, quizzes, experiments, projects } = written;
const findings = [
  ...unloaded,
  ...checkContent({
    ...written,
    scripture,
    pictureSet: readPictureSet(),
  }),
].filter(({ path }) => positionals.length === 0 || positionals.some((part) => path.includes(part)));

print(findings);
process.exitCode = findings.length === 0 ? 0 : 1;

function print(found: readonly Finding[]): void {
  const files = [...Map.groupBy(found, ({ path }) => path)].sort(([a], [b]) => a.localeCompare(b));
  for (const [, ofFile] of files) {
    process.stdout.write(`${ofFile.map(findingLine).join('\n')}\n\n`);
  }
  process.stdout.write(
    `${found.length} findings in ${lessons.length} lessons, ${weeks.length} weeks of the curriculum (four bands), ${stories.length} stories, ${banks.length} banks of challenges, ${quizzes.length} of quiz questions, ${experiments.length} experiments and ${projects.length} projects\n`,
  );
}
