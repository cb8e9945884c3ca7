import type { TrustWords } from './trust-words.ts';

export const de: TrustWords = {
  languageName: 'Deutsch',
  title: 'Lamplight über eine sichere Verbindung',
  open: 'Lamplight öffnen',
  already: 'Dieses Gerät ist schon eingerichtet? Dann geht es hier hinein:',
  why: 'Diese Schule benutzt Lamplight über HTTPS, damit niemand im Netz Passwörter mitlesen kann oder was Kinder schreiben. Jedes Gerät muss einmal lernen, dass es diesem Gastgeber trauen darf.',
  firstTime: 'Beim ersten Mal auf diesem Gerät: mach das mit einem Erwachsenen',
  download: 'Zertifikat herunterladen',
  care: 'Mach das nur, wenn dich die Person darum gebeten hat, die sich an deiner Schule um Lamplight kümmert. Ein Gerät, das einem Zertifikat traut, glaubt jeder Seite, für die dessen Besitzer unterschreibt.',
  compare:
    'Sieh dir vor dem Installieren die Einzelheiten an: Das Gerät zeigt einen SHA-256-Fingerabdruck. Er muss derselbe sein, den die Person, die sich um Lamplight kümmert, am Computer von Lamplight selbst abgelesen hat. Ist er anders, installiere es nicht: Vielleicht hat sich jemand dazwischengestellt.',
  fingerprint: 'SHA-256-Fingerabdruck:',
  devices: [
    {
      name: 'iPad und iPhone',
      steps: [
        'Öffne diese Seite in Safari, tippe auf „Zertifikat herunterladen“ und dann auf „Zulassen“.',
        'Öffne die Einstellungen. Tippe oben auf „Profil geladen“, dann auf „Installieren“, und gib den Code des Geräts ein.',
        'Gehe in den Einstellungen zu Allgemein, Info, Zertifikatsvertrauenseinstellungen und schalte „Lamplight“ ein.',
      ],
    },
    {
      name: 'Android',
      steps: [
        'Tippe auf „Zertifikat herunterladen“.',
        'Öffne die Einstellungen und suche nach „CA-Zertifikat“. (Es steht unter Sicherheit, Weitere Sicherheitseinstellungen, Vom Speicher installieren; jeder Hersteller nennt es etwas anders.)',
        'Wähle „CA-Zertifikat“, „Trotzdem installieren“ und die Datei lamplight-root.crt.',
      ],
    },
    {
      name: 'Windows',
      steps: [
        'Klicke auf „Zertifikat herunterladen“ und öffne die Datei lamplight-root.crt.',
        'Klicke auf „Zertifikat installieren“, wähle „Aktueller Benutzer“ und dann „Alle Zertifikate in folgendem Speicher speichern“.',
        'Klicke auf „Durchsuchen“, wähle „Vertrauenswürdige Stammzertifizierungsstellen“, dann „Weiter“, „Fertig stellen“ und „Ja“. Schließe den Browser und öffne ihn neu.',
      ],
    },
    {
      name: 'Chromebook',
      steps: [
        'Klicke auf „Zertifikat herunterladen“.',
        'Öffne in Chrome die Adresse chrome://certificate-manager, dann „Lokale Zertifikate“, „Benutzerdefiniert“, „Von dir installiert“.',
        'Klicke neben „Vertrauenswürdige Zertifikate“ auf „Importieren“ und wähle lamplight-root.crt. (Auf einem Chromebook, das eine Schule verwaltet, tut das deren Administrator einmal für alle.)',
      ],
    },
    {
      name: 'Mac',
      steps: [
        'Klicke auf „Zertifikat herunterladen“ und öffne die Datei lamplight-root.crt. Die Schlüsselbundverwaltung geht auf; füge es zu „Anmeldung“ hinzu.',
        'Suche „Lamplight“ in der Liste, öffne es, klappe „Vertrauen“ auf und wähle bei „Bei Verwendung dieses Zertifikats“ die Einstellung „Immer vertrauen“.',
        'Schließe das Fenster und gib dein Passwort ein. Schließe den Browser und öffne ihn neu.',
      ],
    },
  ],
  check: 'Öffne dann Lamplight. Kommt keine Warnung, ist es geschafft, ein für alle Mal.',
  otherDevice: 'Das nächste Gerät: scanne diesen Code oder tippe diese Adresse ein.',
  code: 'Code, der diese Seite auf einem anderen Gerät öffnet',
};
