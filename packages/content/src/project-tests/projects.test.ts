import {
  hasKeyword,
  lineCoverage,
  PASS_MARK,
  type Project,
  projectScore,
  type RunResult,
  textLines,
} from '@lamplight/domain/projects';
import { runProgram } from '@lamplight/sandbox/program';
import { describe, expect, test } from 'vitest';
import { printJavaScript, readWorkspace } from '../projects/blocks/index.ts';
import { fixedProjects } from '../projects/fixed/index.ts';
import { ideas } from '../projects/ideas/index.ts';
import { idOf, projectById } from '../projects/index.ts';
import { hiddenRuns } from './index.ts';

/** Scenes of each idea that are tried: all written ones and at least one that comes again. */
const SCENES = 4;
/** Of the solution's lines, what the starter may have at most. */
const STARTER_COVERAGE = 0.7;

const projects: readonly (readonly [name: string, scenes: readonly Project[]])[] = [
  ...fixedProjects.map((project) => [project.title, [project]] as const),
  ...ideas.flatMap(({ slug, bands }, idea) =>
    bands.map((band) => {
      const ids = Array.from({ length: SCENES }, (_, scene) => idOf({ idea, band, scene }));
      return [`${slug} ${band}`, ids.flatMap((id) => projectById(id) ?? [])] as const;
    }),
  ),
];

const run = (project: Project, code: string) =>
  runProgram({ code, data: project.data, trial: project.trial });

function score({ solution, keywords }: Project, code: string, { output }: RunResult): number {
  return projectScore({ code, solution, keywords, output: textLines(output) }).score;
}

/** Names of the hidden tests that a code fails, and of all. */
async function hidden({ id }: Project, code: string) {
  const results = [];
  for (const { data, tests } of hiddenRuns(id)) {
    const { error, tests: done } = await runProgram({ code, data, tests });
    results.push(...done.map((each) => (error === null ? each : { ...each, passed: false })));
  }
  return { all: results, failed: results.filter(({ passed }) => !passed).map(({ name }) => name) };
}

describe.each(projects)('%s', (_name, scenes) => {
  test('has a solution that runs, draws, answers each input and passes every hidden test', async () => {
    expect(scenes.length).toBeGreaterThan(0);
    for (const project of scenes) {
      const result = await run(project, project.solution);
      expect(result.error).toBeNull();
      expect(result.trials.filter(({ result: answer }) => answer === null)).toEqual([]);
      expect(result.output.some(({ kind }) => kind === 'picture')).toBe(true);
      expect(score(project, project.solution, result)).toBe(100);
      const { all, failed } = await hidden(project, project.solution);
      expect(failed).toEqual([]);
      expect(all.length).toBeGreaterThanOrEqual(5);
      expect(new Set(all.map(({ name }) => name)).size).toBe(all.length);
    }
  });

  test('has a starter that runs without error and is not the solution yet', async () => {
    for (const project of scenes) {
      const { starterCode, solution, keywords } = project;
      const result = await run(project, starterCode);
      expect(result.error).toBeNull();
      expect(result.trials.filter(({ result: answer }) => answer !== null)).toEqual([]);
      expect(score(project, starterCode, result)).toBeLessThan(PASS_MARK);
      expect(lineCoverage(starterCode, solution)).toBeLessThan(STARTER_COVERAGE);
      expect(hasKeyword(starterCode, keywords)).toBe(false);
      expect((await hidden(project, starterCode)).failed).not.toEqual([]);
    }
  });

  test('has data that can be stored, and the same program in blocks where there are some', () => {
    for (const { data, blocks, starterCode, solution } of scenes) {
      expect(JSON.parse(JSON.stringify(data))).toEqual(data);
      if (blocks === null) continue;
      expect(printJavaScript(readWorkspace(blocks.solution))).toBe(solution);
      expect(starterCode.endsWith(printJavaScript(readWorkspace(blocks.starter)))).toBe(true);
      expect(new Set(blocks.toolbox).size).toBe(blocks.toolbox.length);
    }
  });

  test('has hints that leave the solution to the learner', () => {
    for (const { hints, solution, starterCode } of scenes) {
      const known = new Set(starterCode.split('\n').map((line) => line.trim()));
      const own = solution.split('\n').map((line) => line.trim());
      const lines = own.filter((line) => line.length > 12 && !known.has(line));
      const given = lines.filter((line) => hints.some((hint) => hint.includes(line)));
      expect(given.length).toBeLessThan(lines.length / 2);
    }
  });
});

describe('elementary projects', () => {
  test('can all be built with blocks', () => {
    const elementary = projects.flatMap(([, scenes]) =>
      scenes.filter(({ band }) => band === 'elementary'),
    );
    expect(elementary.filter(({ blocks }) => blocks === null)).toEqual([]);
    expect(elementary.length).toBeGreaterThan(12 * SCENES);
  });
});

describe('hidden tests', () => {
  test('are passed by no program that only knows the learner’s own data by heart', async () => {
    const [nearest] = projects.flatMap(([name, scenes]) =>
      name === 'nearest elementary' ? scenes : [],
    );
    if (nearest === undefined) throw new RangeError('no such project');
    const { inputs } = nearest.trial;
    const { trials } = await run(nearest, nearest.solution);
    const answers = Object.fromEntries(
      inputs.map((input, at) => [input.join(), trials[at]?.result ?? '']),
    );
    const cheat = `function guess(a, b) { return ${JSON.stringify(answers)}[a + ',' + b]; }`;
    expect((await hidden(nearest, cheat)).failed.length).toBeGreaterThan(3);
    expect((await hidden(nearest, nearest.solution)).failed).toEqual([]);
  });

  test('are none for an id that is no project', () => {
    expect(hiddenRuns(4)).toEqual([]);
    expect(hiddenRuns(1299)).toEqual([]);
    expect(hiddenRuns(1)).toHaveLength(2);
  });
});
