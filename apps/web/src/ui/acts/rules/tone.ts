import type { ContentBand } from '@lamplight/domain/age';

/** How a child is spoken to. */
export type Tone = 'little' | 'young' | 'plain';

/** The tone that suits a band. */
export function toneOf(band: ContentBand): Tone {
  if (band === 'kindergarten') return 'little';
  return band === 'elementary' ? 'young' : 'plain';
}

/** Whether what is tapped says its name: to those who do not read yet, and to beginners. */
export function saysNames(band: ContentBand): boolean {
  return band === 'kindergarten' || band === 'elementary';
}
