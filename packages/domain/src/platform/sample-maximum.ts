import { contentBand } from '../age/index.ts';

/** The highest number in samples: 10 up to 6, 100 up to 10, 1000 above (spec 2, Age demo). */
export function sampleMaximum(age: number): number {
  const band = contentBand(age);
  if (band === 'kindergarten') return 10;
  return band === 'elementary' ? 100 : 1000;
}
