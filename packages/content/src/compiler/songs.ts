import type { Song } from '@lamplight/domain/songs';
import { songSchema } from '../schema/song.ts';
import type { Readings } from './readings.ts';

/** The songs of `songs/01-morning-light.yaml` and so on: the number gives the order, the rest is the id. */
export function compileSongs(readings: Readings): Song[] {
  return readings.paths(/^songs\/\d\d-[a-z0-9-]+\.yaml$/).flatMap((path) => {
    const song = readings.yaml(path, songSchema);
    return song === undefined
      ? []
      : [{ id: path.slice('songs/00-'.length, -'.yaml'.length), ...song }];
  });
}
