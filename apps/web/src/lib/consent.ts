import { jsonEntry, textEntry } from './storage.ts';

/** Kinds of cookies that a visitor can choose (spec 2, Cookie banner). */
export const CONSENT_KINDS = ['essential', 'analytics', 'functional', 'preferences'] as const;
export type ConsentKind = (typeof CONSENT_KINDS)[number];
export type Consent = Readonly<Record<ConsentKind, boolean>>;

export const ACCEPT_ALL: Consent = {
  essential: true,
  analytics: true,
  functional: true,
  preferences: true,
};

export const REJECT_ALL: Consent = {
  essential: true,
  analytics: false,
  functional: false,
  preferences: false,
};

const choice = jsonEntry<Consent>('cookie-consent', isConsent);
const choiceDate = textEntry('cookie-consent-date');

/** The stored choice; undefined means that the banner shows (spec 4). */
export function storedConsent(): Consent | undefined {
  return choice.read();
}

/** Stores a choice and its date (ISO 8601). Essential cookies cannot be turned off (spec 4). */
export function storeConsent(consent: Consent, now: Date): void {
  choice.write({ ...consent, essential: true });
  choiceDate.write(now.toISOString());
}

/** Forgets the choice, so that the banner asks again (spec 2, Cookie Settings). */
export function clearConsent(): void {
  choice.clear();
  choiceDate.clear();
}

function isConsent(value: unknown): value is Consent {
  return (
    typeof value === 'object' &&
    value !== null &&
    CONSENT_KINDS.every((kind) => typeof (value as Record<string, unknown>)[kind] === 'boolean')
  );
}
