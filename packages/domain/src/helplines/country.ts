import type { HelplineCountry } from './shipped.ts';

/** Time zones that lie in one country of the table; those of two countries or of none are left out. */
const ZONES: Readonly<Record<HelplineCountry, RegExp>> = {
  US: /^(?:America\/(?:New_York|Detroit|Chicago|Denver|Boise|Phoenix|Los_Angeles|Anchorage|Juneau|Kentucky\/.+|Indiana\/.+|North_Dakota\/.+|Menominee|Nome|Sitka)|Pacific\/Honolulu|US\/.+)$/u,
  CA: /^America\/(?:Toronto|Vancouver|Edmonton|Winnipeg|Halifax|Regina|St_Johns|Moncton|Montreal|Whitehorse|Yellowknife|Iqaluit)$/u,
  GB: /^Europe\/(?:London|Belfast)$/u,
  IE: /^Europe\/Dublin$/u,
  AU: /^Australia\/.+$/u,
  NZ: /^Pacific\/(?:Auckland|Chatham)$/u,
  ZA: /^Africa\/Johannesburg$/u,
  KE: /^Africa\/Nairobi$/u,
  NG: /^Africa\/Lagos$/u,
  IN: /^Asia\/(?:Kolkata|Calcutta)$/u,
  PH: /^Asia\/Manila$/u,
  DE: /^Europe\/(?:Berlin|Busingen)$/u,
  AT: /^Europe\/Vienna$/u,
  CH: /^Europe\/Zurich$/u,
  FR: /^Europe\/Paris$/u,
  BE: /^Europe\/Brussels$/u,
  ES: /^(?:Europe\/Madrid|Atlantic\/Canary|Africa\/Ceuta)$/u,
  MX: /^America\/(?:Mexico_City|Tijuana|Monterrey|Cancun|Merida|Chihuahua|Hermosillo|Mazatlan)$/u,
  AR: /^America\/(?:Argentina\/.+|Buenos_Aires)$/u,
  CO: /^America\/Bogota$/u,
};

/** The country in which a clock of this zone (IANA) stands; null where that is not sure, as on UTC. */
export function countryOfTimeZone(timeZone: string): HelplineCountry | null {
  const countries = Object.keys(ZONES) as HelplineCountry[];
  return countries.find((country) => ZONES[country].test(timeZone)) ?? null;
}
