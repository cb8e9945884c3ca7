import type { Language } from '@lamplight/domain/profiles';

/** The words of a mail that an urgent alert waits, each a line of its own. */
interface AlertMailTexts {
  readonly subject: string;
  readonly drillSubject: string;
  readonly drill: string;
  readonly several: string;
  readonly open: string;
}

export const ALERT_MAIL_TEXTS: Readonly<Record<Language, AlertMailTexts>> = {
  en: {
    subject: 'Lamplight: please open the safety desk',
    drillSubject: 'Lamplight drill: please open the safety desk',
    drill: 'This is a drill, to see whether alerts arrive. No child is in danger.',
    several: 'Several alerts wait for you.',
    open: 'Please open the safety desk of Lamplight.',
  },
  es: {
    subject: 'Lamplight: abre la mesa de protección',
    drillSubject: 'Simulacro de Lamplight: abre la mesa de protección',
    drill: 'Esto es un simulacro para ver si los avisos llegan. Ningún niño está en peligro.',
    several: 'Varios avisos te esperan.',
    open: 'Por favor, abre la mesa de protección de Lamplight.',
  },
  fr: {
    subject: 'Lamplight : ouvre le bureau de protection',
    drillSubject: 'Exercice Lamplight : ouvre le bureau de protection',
    drill: 'Ceci est un exercice, pour voir si les alertes arrivent. Aucun enfant n’est en danger.',
    several: 'Plusieurs alertes t’attendent.',
    open: 'Merci d’ouvrir le bureau de protection de Lamplight.',
  },
  de: {
    subject: 'Lamplight: Bitte öffne die Schutzstelle',
    drillSubject: 'Übung von Lamplight: Bitte öffne die Schutzstelle',
    drill: 'Das ist eine Übung, um zu sehen, ob Hinweise ankommen. Kein Kind ist in Gefahr.',
    several: 'Mehrere Hinweise warten auf dich.',
    open: 'Bitte öffne die Schutzstelle von Lamplight.',
  },
};
