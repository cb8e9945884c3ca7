/** When the numbers below were last looked over. */
export const HELPLINES_AS_OF = 2026;

export type HelplineCountry = 'US' | 'UK' | 'DE' | 'FR' | 'ES';

export interface Helpline {
  country: HelplineCountry;
  /** The name that the line has in its own country. */
  name: string;
  /** As people dial it. */
  number: string;
  /** `crisis`: thoughts of suicide; `child`: anything that hurts a child. */
  purpose: 'crisis' | 'child';
}

/** Free helplines for children, as of 2026. */
export const HELPLINES: readonly Helpline[] = [
  { country: 'US', name: '988 Lifeline', number: '988', purpose: 'crisis' },
  { country: 'US', name: 'Childhelp', number: '1-800-422-4453', purpose: 'child' },
  { country: 'UK', name: 'Childline', number: '0800 1111', purpose: 'child' },
  { country: 'DE', name: 'Nummer gegen Kummer', number: '116 111', purpose: 'child' },
  { country: 'FR', name: 'Allô Enfance en Danger', number: '119', purpose: 'child' },
  { country: 'FR', name: 'Souffrance et prévention du suicide', number: '3114', purpose: 'crisis' },
  {
    country: 'ES',
    name: 'Línea europea de ayuda a la infancia',
    number: '116 111',
    purpose: 'child',
  },
  { country: 'ES', name: 'Teléfono ANAR', number: '900 20 20 10', purpose: 'child' },
];

/** Emergency numbers: 911 in the United States, 112 in Europe and on mobile phones in most countries. */
export const EMERGENCY_NUMBERS = { unitedStates: '911', europe: '112' } as const;
