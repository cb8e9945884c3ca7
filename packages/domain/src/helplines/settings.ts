import { z } from 'zod';
import { type Helpline, helplineSchema, helplinesInputSchema } from './helpline.ts';
import {
  type HelplineCountry,
  SHIPPED_CHECKED_AT,
  SHIPPED_COUNTRIES,
  shippedHelplines,
} from './shipped.ts';

/** Where a host stands: a country of the table, or one that the product has no numbers of. */
export const helplineCountrySchema = z.enum([...SHIPPED_COUNTRIES, 'other']);
export type HostCountry = z.infer<typeof helplineCountrySchema>;

/** What an admin chose of the numbers to call. */
export const helplineSettingsSchema = z.object({
  /** Null leaves it to the time zone of the host. */
  country: helplineCountrySchema.nullable(),
  /** The admin's own numbers; null for those that come with the product. */
  lines: z.array(helplineSchema).nullable(),
  /** When somebody last looked whether the numbers are right; null leaves it to the date of the product. */
  checkedAt: z.iso.datetime().nullable(),
});
export type HelplineSettings = z.infer<typeof helplineSettingsSchema>;

export const DEFAULT_HELPLINES: HelplineSettings = { country: null, lines: null, checkedAt: null };

/** A change of the numbers; what it leaves out stays as it is. */
export const helplinesChangeSchema = z.strictObject({
  country: helplineCountrySchema.nullable().optional(),
  lines: helplinesInputSchema.nullable().optional(),
});
export type HelplinesChange = z.infer<typeof helplinesChangeSchema>;

/**
 * The settings after a change. Own numbers are those of one country and go with it. Whoever types numbers has
 * just looked them up; the shipped ones have the date of the product again.
 */
export function changedHelplines(
  before: HelplineSettings,
  change: HelplinesChange,
  now: string,
): HelplineSettings {
  const country = change.country === undefined ? before.country : change.country;
  const lines =
    change.lines === undefined && country === before.country ? before.lines : change.lines;
  if (lines) return { country, lines, checkedAt: lines === before.lines ? before.checkedAt : now };
  const isAsBefore = before.lines === null && country === before.country;
  return { country, lines: null, checkedAt: isAsBefore ? before.checkedAt : null };
}

/** The country whose numbers a host gives: the chosen one, else that of its clock; null where neither is known. */
export function countryOf(
  { country }: HelplineSettings,
  ofClock: HelplineCountry | null,
): HelplineCountry | null {
  if (country === 'other') return null;
  return country ?? ofClock;
}

/** The numbers that a child is given. */
export function helplinesOf(
  settings: HelplineSettings,
  ofClock: HelplineCountry | null,
): readonly Helpline[] {
  return settings.lines ?? shippedHelplines(countryOf(settings, ofClock));
}

/** Milliseconds after which somebody should look again whether the numbers are right: a year. */
const CHECK_AGAIN = 365 * 24 * 60 * 60 * 1000;

/** How it stands with a host's numbers: the admin is asked where they are general, or looked at too long ago. */
export type HelplineState = 'no-country' | 'old' | 'fresh';

export function helplineState(
  settings: HelplineSettings,
  ofClock: HelplineCountry | null,
  now: number,
): { readonly state: HelplineState; readonly checkedAt: string } {
  const checkedAt = settings.checkedAt ?? SHIPPED_CHECKED_AT;
  if (settings.lines === null && countryOf(settings, ofClock) === null) {
    return { state: 'no-country', checkedAt };
  }
  return { state: now - Date.parse(checkedAt) > CHECK_AGAIN ? 'old' : 'fresh', checkedAt };
}
