import type { KeyboardEvent } from 'react';

/** The steps that an arrow key makes through the options. */
const STEPS: Readonly<Record<string, number>> = {
  ArrowDown: 1,
  ArrowRight: 1,
  ArrowUp: -1,
  ArrowLeft: -1,
};

/** The option that a key names: `1` and `a` the first, and so on; undefined for another key. */
export function optionOfKey(key: string, options: number): number | undefined {
  const place = /^[1-9]$/.test(key)
    ? Number(key) - 1
    : /^[a-z]$/i.test(key)
      ? key.toLowerCase().charCodeAt(0) - 'a'.charCodeAt(0)
      : -1;
  return place >= 0 && place < options ? place : undefined;
}

/** Chooses by number or letter, and moves between the options by the arrows. */
export function chooseByKey(
  event: KeyboardEvent<HTMLElement>,
  options: number,
  onChoose: (place: number) => void,
): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const place = event.repeat ? undefined : optionOfKey(event.key, options);
  if (place !== undefined) {
    event.preventDefault();
    onChoose(place);
    return;
  }
  const step = STEPS[event.key];
  if (step === undefined) return;
  const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-option]')];
  const focused = buttons.findIndex((button) => button.contains(document.activeElement));
  const from = focused === -1 && step < 0 ? 0 : focused;
  event.preventDefault();
  buttons.at((from + step + buttons.length) % buttons.length)?.focus();
}
