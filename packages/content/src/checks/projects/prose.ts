import type { Project } from '@lamplight/domain/projects';
import { fixedProjects } from '../../projects/fixed/index.ts';
import { ideas } from '../../projects/ideas/index.ts';
import { idOf } from '../../projects/ids.ts';
import { projectById } from '../../projects/index.ts';
import { POINT_WORLDS } from '../../projects/worlds/point-worlds.ts';
import type { Stretch } from '../stretches.ts';

/** A project with the file that it is written in, below `src`. */
export interface CheckedProject {
  readonly path: string;
  /** Which text it is: all bands and scenes of an idea tell the same stories. */
  readonly owner: string;
  readonly project: Project;
}

/** The fixed projects, and every idea for each of its bands in its written scenes. */
export function checkedProjects(): CheckedProject[] {
  const fixed = fixedProjects.map((project) => ({
    path: 'projects/fixed',
    owner: `project ${project.id}`,
    project,
  }));
  const generated = ideas.flatMap(({ slug, scenes, bands }, idea) =>
    bands.flatMap((band) =>
      Array.from({ length: scenes }, (_, scene) => scene).flatMap((scene) => {
        const project = projectById(idOf({ idea, band, scene }));
        if (project === null) return [];
        return [{ path: `projects/ideas/${slug}.ts`, owner: `project ${slug}`, project }];
      }),
    ),
  );
  return [...fixed, ...generated];
}

/** What a learner reads of a project beside its code, with where each stands. */
export function proseOfProject({ title, description, task, hints, concepts }: Project) {
  return [
    { place: 'title', text: title },
    { place: 'description', text: description },
    ...task.split('\n\n').map((text, index) => ({ place: `task[${index}]`, text })),
    ...hints.map((text, index) => ({ place: `hints[${index}]`, text })),
    ...concepts.map((text, index) => ({ place: `concepts[${index}]`, text })),
  ];
}

/** What the worlds of points say of their numbers, in whichever project they are used. */
const MEANINGS: readonly string[] = Object.values(POINT_WORLDS).map(({ meaning }) => meaning);

/**
 * Every stretch of our own words in projects. What the data of a shared world mean stands in every project that uses
 * them and is left out.
 */
export function projectStretches(projects: readonly CheckedProject[]): Stretch[] {
  return projects.flatMap(({ path, owner, project }) =>
    proseOfProject(project).map(({ place, text }) => ({
      path,
      label: `${project.id} ${place}`,
      owner,
      text: MEANINGS.reduce((rest, meaning) => rest.replace(` ${meaning}`, ''), text),
    })),
  );
}
