import { useState } from 'react';
import { jsonEntry } from '../../lib/storage.ts';
import { type Colors, colorsNow, isColors, type Work } from './colors.ts';

/** Where this device keeps how somebody colored a picture in: it is sent nowhere, and goes with them. */
function entryOf(picture: string, userId: number) {
  return jsonEntry(`coloring_${picture}_${userId}`, isColors);
}

/** How somebody colored a picture in on this device; no colors where they did not. */
export function keptColors(picture: string, userId: number): Colors {
  return entryOf(picture, userId).read() ?? {};
}

/** The picture as it is colored in, which this device keeps. */
export function useWork(picture: string, userId: number): [Work, (work: Work) => void] {
  const [work, setWork] = useState<Work>(() => [keptColors(picture, userId)]);
  return [
    work,
    (next) => {
      entryOf(picture, userId).write(colorsNow(next));
      setWork(next);
    },
  ];
}
