/** A person or thing of a drawn scene, and where it is. */
export interface ScenePart {
  /** Its name in the scene. */
  readonly name: string;
  /** Its number among those of its name, from 0. */
  readonly one: number;
  readonly box: Box;
}

/** A rectangle in percent of the frame's width and height. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Where each person and thing stands in a scene that is drawn: each one of several by itself. */
export function partsIn(frame: Element): ScenePart[] {
  const around = frame.getBoundingClientRect();
  const counts = new Map<string, number>();
  return [...frame.querySelectorAll('[data-name]')].flatMap((drawn) => {
    const name = drawn.getAttribute('data-name') ?? '';
    const several = [...drawn.querySelectorAll('[data-one]')];
    return (several.length > 0 ? several : [drawn]).map((one) => {
      const number = counts.get(name) ?? 0;
      counts.set(name, number + 1);
      return { name, one: number, box: boxOf(one.getBoundingClientRect(), around) };
    });
  });
}

function boxOf(rect: DOMRect, around: DOMRect): Box {
  return {
    left: (100 * (rect.left - around.left)) / around.width,
    top: (100 * (rect.top - around.top)) / around.height,
    width: (100 * rect.width) / around.width,
    height: (100 * rect.height) / around.height,
  };
}

/** The part that lies nearest to a point within a distance, all in the same units; undefined where none does. */
export function nearestPart(
  parts: readonly ScenePart[],
  point: { readonly x: number; readonly y: number },
  frame: { readonly width: number; readonly height: number },
  reach: number,
): ScenePart | undefined {
  const away = ({ box }: ScenePart) => {
    const left = (box.left * frame.width) / 100;
    const top = (box.top * frame.height) / 100;
    const right = left + (box.width * frame.width) / 100;
    const bottom = top + (box.height * frame.height) / 100;
    return Math.hypot(
      Math.max(left - point.x, 0, point.x - right),
      Math.max(top - point.y, 0, point.y - bottom),
    );
  };
  return parts
    .map((part) => ({ part, distance: away(part) }))
    .filter(({ distance }) => distance <= reach)
    .sort((first, second) => first.distance - second.distance)[0]?.part;
}
