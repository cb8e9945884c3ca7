import { type PlatformConfiguration, platformClassNames } from '@lamplight/domain/platform';
import { integerEntry, jsonEntry } from '../../lib/storage.ts';

/** Fired on `window` after the platform was set up. */
export const PLATFORM_UPDATED = 'platformConfigUpdated';
/** Fired on `window` after the platform's keys were removed. */
export const PLATFORM_CLEARED = 'platformConfigCleared';

const configuration = jsonEntry('platform_config', isConfiguration);
const storedAge = integerEntry('user_age');
const storedGrade = integerEntry('user_grade');

/** The platform stored in this browser and the age it was made for. */
export function storedPlatform(): {
  configuration: PlatformConfiguration | undefined;
  age: number | undefined;
} {
  const found = configuration.read();
  // An age without its configuration is half a setup: read as none, so that it is made anew.
  return { configuration: found, age: found === undefined ? undefined : storedAge.read() };
}

/** Stores configuration, age and grade, dresses the page and fires the updated event (spec 4). */
export function storePlatform(
  value: PlatformConfiguration,
  age: number,
  grade: number | null,
): void {
  configuration.write(value);
  storedAge.write(age);
  if (grade === null) storedGrade.clear();
  else storedGrade.write(grade);
  dressRoot(value);
  window.dispatchEvent(new CustomEvent(PLATFORM_UPDATED, { detail: value }));
}

/** Removes the keys, undresses the page and fires the cleared event (spec 4). */
export function clearPlatform(): void {
  configuration.clear();
  storedAge.clear();
  storedGrade.clear();
  undressRoot();
  window.dispatchEvent(new CustomEvent(PLATFORM_CLEARED));
}

/** Sets the root class to `platform-{complexity} nav-{style}`; other classes stay. */
export function dressRoot(value: PlatformConfiguration): void {
  undressRoot();
  document.documentElement.classList.add(...platformClassNames(value));
}

/** Takes the platform's classes off the root. */
export function undressRoot(): void {
  const { classList } = document.documentElement;
  const ours = [...classList].filter((name) => /^(?:platform|nav)-/.test(name));
  classList.remove(...ours);
}

function isConfiguration(value: unknown): value is PlatformConfiguration {
  if (typeof value !== 'object' || value === null) return false;
  const { contentComplexity, navigationStyle } = value as Record<string, unknown>;
  return typeof contentComplexity === 'string' && typeof navigationStyle === 'string';
}
