import { type MouseEvent, type PointerEvent, useRef } from 'react';

/** How far a finger moves in px before it drags: a tap trembles. */
const TREMBLE = 8;

interface Drag {
  readonly element: HTMLElement;
  readonly x: number;
  readonly y: number;
  readonly moves: boolean;
}

export interface DragHandlers {
  readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerMove: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerUp: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerCancel: () => void;
  readonly onClickCapture: (event: MouseEvent) => void;
}

/**
 * Lets what has `data-thing` be dragged to what has `data-place`, within the element that gets these handlers. Whoever
 * cannot drag taps the thing and then its place: this is a second way, never the only one.
 * @param onDrop told the number of the thing and that of the place; null for beside every place
 */
export function useDrag(onDrop: (thing: number, place: number | null) => void): DragHandlers {
  const drag = useRef<Drag | null>(null);
  const hasDragged = useRef(false);

  const end = () => {
    const { element } = drag.current ?? {};
    drag.current = null;
    if (element === undefined) return;
    element.style.translate = '';
    delete element.dataset.dragging;
  };

  return {
    onPointerDown(event) {
      hasDragged.current = false;
      const element = event.target instanceof Element ? draggedBy(event.target) : null;
      if (event.button !== 0 || element === null) return;
      drag.current = { element, x: event.clientX, y: event.clientY, moves: false };
    },
    onPointerMove(event) {
      const now = drag.current;
      if (now === null) return;
      const [x, y] = [event.clientX - now.x, event.clientY - now.y];
      if (!now.moves) {
        if (Math.hypot(x, y) < TREMBLE) return;
        drag.current = { ...now, moves: true };
        now.element.dataset.dragging = 'true';
        event.currentTarget.setPointerCapture(event.pointerId);
      }
      now.element.style.translate = `${x}px ${y}px`;
    },
    onPointerUp(event) {
      const now = drag.current;
      if (now?.moves) {
        hasDragged.current = true;
        onDrop(Number(now.element.dataset.thing), placeAt(event, now.element));
      }
      end();
    },
    onPointerCancel: end,
    onClickCapture(event) {
      // What was dragged was not tapped.
      if (!hasDragged.current) return;
      hasDragged.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}

/** The thing that a touch takes along: itself, or the one whose handle it touches. */
function draggedBy(target: Element): HTMLElement | null {
  const element = target.closest<HTMLElement>('[data-thing]');
  return element?.ariaDisabled === 'true' ? null : element;
}

function placeAt({ clientX, clientY }: PointerEvent, dragged: HTMLElement): number | null {
  const place = document
    .elementsFromPoint(clientX, clientY)
    .filter((element) => !dragged.contains(element))
    .map((element) => element.closest<HTMLElement>('[data-place]'))
    .find((element) => element !== null);
  return place === undefined || place === null ? null : Number(place.dataset.place);
}
