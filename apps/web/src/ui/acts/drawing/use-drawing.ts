import { useEffect, useState } from 'react';
import { hasRoom, type Stroke } from './drawing.ts';
import { keepDrawing, keptDrawing } from './kept-drawings.ts';

export interface Drawing {
  readonly strokes: readonly Stroke[];
  readonly add: (stroke: Stroke) => void;
  readonly undo: () => void;
  /** Takes all lines away; `undo` brings them back. */
  readonly clear: () => void;
}

interface Sheet {
  readonly strokes: readonly Stroke[];
  /** What was there before everything was taken away; null otherwise. */
  readonly cleared: readonly Stroke[] | null;
}

/** A drawing that is kept on this device after each line. @param name under what; undefined keeps it nowhere */
export function useDrawing(name: string | undefined): Drawing {
  const [sheet, setSheet] = useState<Sheet>({ strokes: [], cleared: null });
  const { strokes, cleared } = sheet;

  useEffect(() => {
    if (name === undefined) return;
    let isHere = true;
    void keptDrawing(name).then((kept) => {
      // Who has begun to draw goes on with that.
      if (isHere && kept.length > 0) {
        setSheet((now) => (now.strokes.length > 0 ? now : { strokes: kept, cleared: null }));
      }
    });
    return () => {
      isHere = false;
    };
  }, [name]);

  const change = (next: Sheet) => {
    setSheet(next);
    if (name !== undefined) void keepDrawing(name, next.strokes);
  };
  return {
    strokes,
    add(stroke) {
      if (hasRoom(strokes)) change({ strokes: [...strokes, stroke], cleared: null });
    },
    undo: () => change({ strokes: cleared ?? strokes.slice(0, -1), cleared: null }),
    clear: () => change({ strokes: [], cleared: strokes }),
  };
}
