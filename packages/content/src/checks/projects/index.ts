import type { ProjectBand } from '@lamplight/domain/projects';
import { fleschKincaidGrade } from '@lamplight/domain/text';
import type { Finding } from '../finding.ts';
import { type CheckedProject, proseOfProject } from './prose.ts';

export { type CheckedProject, checkedProjects, projectStretches } from './prose.ts';

interface CheckedProjects {
  readonly projects: readonly CheckedProject[];
  readonly pictureSet: ReadonlySet<string>;
}

type Bounds = readonly [least: number, most: number];

/** Flesch-Kincaid grade of a task, at most: elementary ones are also read aloud. */
const GRADES: Readonly<Record<ProjectBand, number>> = { elementary: 6, middle: 8, high: 10 };

const HINTS: Bounds = [3, 5];
const CONCEPTS: Bounds = [3, 5];
const INPUTS: Bounds = [4, 6];
const PARAGRAPHS: Bounds = [3, 4];
/** Characters. */
const TITLE: Bounds = [8, 60];
const DESCRIPTION: Bounds = [40, 110];
/** Lines of a solution, at most. */
const LINES: Readonly<Record<ProjectBand, number>> = { elementary: 50, middle: 45, high: 70 };
/** Characters in a line of code. */
const LINE_WIDTH = 100;

/** The checks of projects, by what they do when they pass. */
export const PROJECT_CHECKS: readonly (readonly [
  passes: string,
  check: (content: CheckedProjects) => Finding[],
])[] = [
  [
    'has projects that are whole',
    ({ projects, pictureSet }) => [
      ...projects.flatMap((each) => findings(each, structureFaults(each, pictureSet))),
      ...repeatedTitles(projects),
    ],
  ],
  [
    'has projects that can be read in each band',
    ({ projects }) => projects.flatMap((each) => findings(each, readingFaults(each))),
  ],
  [
    'has projects in clean code',
    ({ projects }) => projects.flatMap((each) => findings(each, codeFaults(each))),
  ],
];

function findings({ path, project }: CheckedProject, messages: readonly string[]): Finding[] {
  return messages.map((message) => ({ path, label: String(project.id), message }));
}

function outside(what: string, count: number, [least, most]: Bounds): string[] {
  return count < least || count > most ? [`${count} ${what}, not ${least} to ${most}`] : [];
}

function structureFaults({ project }: CheckedProject, pictureSet: ReadonlySet<string>): string[] {
  const { title, description, task, hints, concepts, trial, picture } = project;
  return [
    ...outside('characters in the title', title.length, TITLE),
    ...outside('characters in the description', description.length, DESCRIPTION),
    ...outside('paragraphs in the task', task.split('\n\n').length, PARAGRAPHS),
    ...outside('hints', new Set(hints).size, HINTS),
    ...outside('concepts', new Set(concepts).size, CONCEPTS),
    ...outside('inputs to try', trial.inputs.length, INPUTS),
    ...(pictureSet.has(picture) ? [] : [`there is no picture ${picture}`]),
    ...proseOfProject(project)
      .filter(({ text }) => text.trim() !== text || text === '')
      .map(({ place }) => `${place} is empty or has space at its edge`),
  ];
}

function readingFaults({ project: { task, band } }: CheckedProject): string[] {
  const grade = fleschKincaidGrade(task.replaceAll('\n\n', '\n'));
  const most = GRADES[band];
  return grade > most ? [`reading level ${grade.toFixed(1)}, over ${most}`] : [];
}

function codeFaults({ project: { starterCode, solution, band } }: CheckedProject): string[] {
  const lines = solution.trimEnd().split('\n').length;
  const wide = [...starterCode.split('\n'), ...solution.split('\n')].filter(
    (line) => line.length > LINE_WIDTH,
  );
  return [
    ...(lines > LINES[band] ? [`the solution has ${lines} lines, over ${LINES[band]}`] : []),
    ...wide.map((line) => `a line of ${line.length} characters: ${line.trim()}`),
    ...(starterCode.includes('// Your turn: ') ? [] : ['the starter does not say what to do']),
  ];
}

function repeatedTitles(projects: readonly CheckedProject[]): Finding[] {
  const owners = new Map<string, number>();
  return projects.flatMap((each) => {
    const title = each.project.title.toLowerCase();
    const owner = owners.get(title);
    owners.set(title, owner ?? each.project.id);
    return owner === undefined ? [] : findings(each, [`its title is also that of ${owner}`]);
  });
}
