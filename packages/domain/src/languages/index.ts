/**
 * Languages of the interface, and the only list of them (spec 9; de is offered at onboarding, and whoever chose it keeps it).
 * Whatever protects children is a record of all: the compiler names the words that a new language lacks.
 */
export const LANGUAGES = ['en', 'es', 'fr', 'de'] as const;
export type Language = (typeof LANGUAGES)[number];
