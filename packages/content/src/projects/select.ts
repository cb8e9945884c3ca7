import {
  GENERATED_MINUTES,
  type GeneratedDifficulty,
  type Project,
  type ProjectBand,
} from '@lamplight/domain/projects';
import { fixedProjects } from './fixed/index.ts';
import type { Version } from './idea.ts';
import { ideas } from './ideas/index.ts';
import { idOf, keyOf, type ProjectKey } from './ids.ts';

/** The badge that a band's projects have when nothing else is known of the learner. */
const USUAL: Readonly<Record<ProjectBand, GeneratedDifficulty>> = {
  elementary: 'Beginner',
  middle: 'Medium',
  high: 'Advanced',
};

/** New generated projects that are always there: the specification wants five more at least. */
export const NEW_PROJECTS = 9;

export interface ProjectWishes {
  readonly band: ProjectBand;
  readonly difficulty: GeneratedDifficulty;
  readonly completedIds: Iterable<number>;
  /** Begun and not completed: they stay, even if the child's band has changed since. */
  readonly begunIds?: Iterable<number>;
}

/**
 * The projects of a learner: the three fixed ones, those generated ones that were completed or begun, and at least five
 * more than were completed (spec 9). New ones come idea by idea, each idea in its first scene before any comes again.
 */
export function projectsFor(wishes: ProjectWishes): Project[] {
  const { band, difficulty, completedIds, begunIds = [] } = wishes;
  const kept = new Set([...completedIds, ...begunIds].filter((id) => versionOf(id) !== null));
  const fresh = newIds(band, difficulty, kept);
  const all = [...kept, ...fresh].flatMap((id) => projectById(id, difficulty) ?? []);
  return [...fixedProjects, ...all];
}

/**
 * The project with an id; null when there is none. A generated project's badge and minutes are those of the learner's
 * difficulty, or of its band where none is given.
 */
export function projectById(id: number, difficulty?: GeneratedDifficulty): Project | null {
  const fixed = fixedProjects.find((project) => project.id === id);
  if (fixed !== undefined) return fixed;
  const found = versionOf(id);
  if (found === null) return null;
  const { key, version } = found;
  const badge = difficulty ?? USUAL[key.band];
  return {
    id,
    ...version,
    difficulty: badge,
    estimatedTime: GENERATED_MINUTES[badge],
    band: key.band,
    language: 'JavaScript',
    isGenerated: true,
  };
}

function versionOf(id: number): { key: ProjectKey; version: Version } | null {
  const key = keyOf(id);
  const idea = key === null ? undefined : ideas[key.idea];
  const version = key === null ? null : (idea?.version(key.band, key.scene, 'own') ?? null);
  if (key === null || idea === undefined || version === null) return null;
  // A scene that comes again with other numbers says so, and two projects never have one title.
  const round = 1 + Math.floor(key.scene / idea.scenes);
  const title = round === 1 ? version.title : `${version.title} (${round})`;
  return { key, version: { ...version, title } };
}

function newIds(
  band: ProjectBand,
  difficulty: GeneratedDifficulty,
  kept: ReadonlySet<number>,
): number[] {
  const places = ideas.flatMap((idea, at) => (idea.bands.includes(band) ? [at] : []));
  // The list goes from easy to hard: who is advanced for the band begins in its middle.
  const skipped = difficulty === 'Advanced' && band !== 'high' ? Math.floor(places.length / 2) : 0;
  const order = [...places.slice(skipped), ...places.slice(0, skipped)];
  const found: number[] = [];
  for (let scene = 0; found.length < NEW_PROJECTS; scene += 1) {
    const ids = order.map((idea) => idOf({ idea, band, scene })).filter((id) => !kept.has(id));
    found.push(...ids.slice(0, NEW_PROJECTS - found.length));
  }
  return found;
}
