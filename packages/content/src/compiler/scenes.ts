import type { Illustration } from '@lamplight/domain/scenes';
import type { Finding } from '../checks/finding.ts';
import { type SceneFile, sceneFileSchema } from '../schema/scenes.ts';
import { type Directive, faultIn } from './markdown-file.ts';
import type { Readings } from './readings.ts';
import type { Source } from './source.ts';

/** What a folder names the scenes of its texts in. */
const SCENES = 'scenes.yaml';

/** The scenes that the texts of a folder may call; a folder without any has texts without a stage. */
export function scenesIn(readings: Readings, folder: string): SceneFile {
  const path = `${folder}/${SCENES}`;
  return readings.files.has(path) ? (readings.yaml(path, sceneFileSchema) ?? {}) : {};
}

/**
 * Notes a fault for each scene of a folder that none of its texts calls.
 * @param called what the texts call, with the scenes of `scenesIn` themselves
 */
export function faultUncalled(
  readings: Readings,
  folder: string,
  scenes: SceneFile,
  called: readonly Illustration[],
): void {
  for (const [name, scene] of Object.entries(scenes)) {
    if (called.some((illustration) => illustration.scene === scene)) continue;
    readings.fault(`${folder}/${SCENES}`, `no text calls the scene '${name}'`);
  }
}

/** What `::scene{name="…" alt="…"}` calls: the words are the text's own, since each language has its own. */
export function illustrationOf(
  source: Source,
  directive: Directive,
  scenes: SceneFile,
): Illustration | Finding {
  const { name, alt } = directive.attributes ?? {};
  if (!name || !alt) {
    return faultIn(
      source,
      directive,
      'a scene needs its name and its words: ::scene{name="night-boat" alt="A boat on a dark lake."}',
    );
  }
  const scene = scenes[name];
  if (scene !== undefined) return { scene, alt };
  const known = Object.keys(scenes).sort().join(', ');
  return faultIn(
    source,
    directive,
    `scenes.yaml has no scene '${name}'; it has ${known || 'none'}`,
  );
}
