import { DISPLAY_DEFAULTS, type Display, displayOf } from '@lamplight/domain/display';
import { jsonEntry } from '../../lib/storage.ts';

/** What this browser last showed, so that the next visit starts right before the host has answered. */
const stored = jsonEntry('display', isDisplay);
const listeners = new Set<() => void>();
let shown: Display = DISPLAY_DEFAULTS;

/** How pages are shown now. */
export function shownDisplay(): Display {
  return shown;
}

/** Calls back when pages are shown in another way. */
export function onDisplayChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Shows pages as this browser last did. */
export function startDisplay(): void {
  dress(stored.read() ?? DISPLAY_DEFAULTS);
}

/** Shows every page like this from now on, and keeps it for the next visit. */
export function showDisplay(display: Display): void {
  stored.write(display);
  dress(display);
}

/** Forgets how somebody read here: the next one on this device reads as pages are made. */
export function clearDisplay(): void {
  stored.clear();
  dress(DISPLAY_DEFAULTS);
}

/** The attributes that theme.css reads. */
function dress(display: Display): void {
  const { dataset } = document.documentElement;
  dataset.letters = display.letters;
  dataset.textSize = display.textSize;
  dataset.motion = display.motion;
  shown = display;
  for (const listener of listeners) listener();
}

function isDisplay(value: unknown): value is Display {
  if (typeof value !== 'object' || value === null) return false;
  const words = value as Record<keyof Display, unknown>;
  const known = displayOf(words as Display);
  return Object.entries(known).every(([name, word]) => words[name as keyof Display] === word);
}
