import { coloringShelves } from '@lamplight/content/coloring';
import { allLessons } from '@lamplight/content/lessons';
import { stories } from '@lamplight/content/stories';
import type { Illustration } from '@lamplight/domain/scenes';

/** A scene that a text calls. */
export interface Played extends Illustration {
  /** The story or lesson, such as `story-01` or `math-03`. */
  readonly sheet: string;
  /** Where in it, for whoever looks for the scene. */
  readonly place: string;
}

/** The scenes of the stories, in both tellings. */
export function playedStories(): Played[] {
  return stories().flatMap(({ id, texts }) =>
    Object.entries(texts).flatMap(([level, { sections }]) =>
      sections.flatMap(({ illustration }, index) =>
        illustration === undefined
          ? []
          : [
              {
                sheet: sheetOf('story', id),
                place: `${level}, part ${index + 1}`,
                ...illustration,
              },
            ],
      ),
    ),
  );
}

/** The pictures to color in. */
export async function coloringPages(): Promise<Played[]> {
  return (await coloringShelves()).flatMap(({ id: place, pages }) =>
    pages.map(({ scene, title }) => ({ sheet: 'coloring', place, scene, alt: title.en })),
  );
}

/** The scenes of the lessons, in every band. */
export function playedLessons(): Played[] {
  return [...allLessons()].flatMap(({ category, dayNumber, bands }) =>
    Object.entries(bands).flatMap(([band, { illustrations = [] }]) =>
      illustrations.map(({ block, scene, alt }) => ({
        sheet: sheetOf(category, dayNumber),
        place: block === 0 ? `${band}, opening` : `${band}, before block ${block + 1}`,
        scene,
        alt,
      })),
    ),
  );
}

function sheetOf(kind: string, number: number): string {
  return `${kind}-${String(number).padStart(2, '0')}`;
}
