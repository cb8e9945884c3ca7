import type { JournalLanguage } from '../../../journal/language.ts';

/** Paraphrases, so without quotation marks; the references lead to the text itself. */
export const thoughts: JournalLanguage['thoughts'] = {
  young: {
    grief: ['Psalm 34,19 sagt, dass Gott denen nahe ist, deren Herz zerbrochen ist.'],
    fear: ['In Psalm 56,4 geht es darum, Gott zu vertrauen, wenn man Angst hat.'],
    sadness: ['Psalm 34,19 sagt, dass Gott traurigen Herzen nahe ist.'],
    kindness: ['Epheser 4,32 lädt uns ein, freundlich zueinander zu sein.'],
    friendship: ['In Sprüche 17,17 steht, dass ein Freund immer liebt.'],
    nature: ['Psalm 104,24 staunt darüber, wie viel Gott gemacht hat.'],
    gratitude: ['Psalm 107,1 dankt Gott, weil seine Liebe nie aufhört.'],
    joy: ['Psalm 118,24 freut sich über den Tag, den Gott gemacht hat.'],
    faith: ['Philipper 4,6 sagt, dass wir Gott alles sagen dürfen.'],
  },
  older: {
    grief: [
      'Psalm 34,19 sagt es so: Gott ist denen nahe, die ein zerbrochenes Herz haben.',
      'Offenbarung 21,4 blickt auf einen Tag, an dem jede Träne abgewischt wird.',
    ],
    shame: [
      '1. Johannes 1,9 spricht von einem Gott, der vergibt, wenn man zu seinen Fehlern steht.',
    ],
    loneliness: [
      'Psalm 139 sagt, dass es keinen Ort gibt, an dem Gott uns aus den Augen verliert.',
    ],
    fear: ['Psalm 56,4 leugnet die Angst nicht und wendet sich mitten darin an Gott.'],
    sadness: ['Psalm 13 beginnt mit der Frage nach dem Wie-lange und ist trotzdem ein Gebet.'],
    anger: ['Sprüche 15,1 sagt, dass eine sanfte Antwort einen Streit beruhigen kann.'],
    doubt: [
      'In Markus 9,24 sagt ein Vater in einem Atemzug, dass er glaubt und Hilfe gegen seinen Unglauben braucht.',
    ],
    body: ['In Markus 6,31 lädt Jesus müde Menschen ein, sich auszuruhen.'],
    kindness: ['Galater 6,9 ermutigt, beim Gutestun nicht müde zu werden.'],
    friendship: [
      'Prediger 4,9-10 sagt, dass zwei besser dran sind, weil einer dem anderen aufhelfen kann.',
    ],
    nature: ['Psalm 19 sagt, dass der Himmel ohne Worte von Gott erzählt.'],
    learning: ['Jakobus 1,5 sagt, dass man Gott einfach um Weisheit bitten darf.'],
    gratitude: ['1. Thessalonicher 5,18 spricht vom Danken in jeder Lage, nicht für jede Lage.'],
    hope: ['Römer 5,3-4 zeichnet einen Weg von der Not über die Geduld zur Hoffnung.'],
    joy: ['Nehemia 8,10 nennt die Freude am Herrn eine Stärke.'],
    faith: [
      'Hebräer 11,1 beschreibt Glauben als Vertrauen auf das, was man hofft und noch nicht sieht.',
    ],
  },
};
