import type { ThemeParts } from '../../../journal/language.ts';

export const grief: ThemeParts = {
  openings: [
    'Es tut weh, jemanden zu vermissen.',
    'Es ist traurig, wenn jemand nicht mehr da ist.',
    'Du hast jemanden sehr lieb gehabt.',
  ],
  middles: [
    'Deine Liebe hört nicht auf, auch wenn jemand fort ist.',
    'Auch Jesus hat geweint, als sein Freund gestorben war.',
    'Du musst nicht immer tapfer sein.',
  ],
  closings: [
    'Woran erinnerst du dich am liebsten?',
    'Wer kann dich heute in den Arm nehmen?',
    'Du könntest ein Bild von einem schönen Tag malen.',
  ],
};

export const shame: ThemeParts = {
  openings: [
    'Es war mutig, das aufzuschreiben.',
    'Jeder macht einmal einen Fehler.',
    'Du hast die Wahrheit gesagt.',
  ],
  middles: [
    'Einen Fehler kann man Schritt für Schritt wiedergutmachen.',
    'Du bist viel mehr als das, was schiefging.',
    'Petrus hat auch einen Fehler gemacht, und Jesus hat ihm vergeben.',
  ],
  closings: [
    'Was könntest du tun, damit es besser wird?',
    'Wem möchtest du etwas sagen?',
    'Ein Erwachsener, dem du vertraust, kann dir helfen.',
  ],
};

export const loneliness: ThemeParts = {
  openings: [
    'Allein zu sein ist manchmal schwer.',
    'Es tut weh, wenn keiner mitspielt.',
    'Danke, dass du davon erzählst.',
  ],
  middles: [
    'Du bist wichtig, auch wenn dich gerade keiner fragt.',
    'Vielleicht wartet noch ein Kind auf einen Freund.',
    'Gott sieht dich, auch wenn du allein sitzt.',
  ],
  closings: [
    'Zu wem könntest du morgen Hallo sagen?',
    'Sag deiner Lehrerin, wie es dir geht.',
    'Wer ist gern mit dir zusammen?',
  ],
};

export const fear: ThemeParts = {
  openings: [
    'Das klingt gruselig.',
    'Angst haben ist erlaubt.',
    'Auch Mutige haben manchmal Angst.',
  ],
  middles: [
    'Wenn man es sagt, wird die Angst oft kleiner.',
    'Langsam atmen hilft deinem Körper, ruhig zu werden.',
    'Auch die Jünger hatten Angst im Sturm, und Jesus war da.',
  ],
  closings: [
    'Wer kann bei dir sein, wenn du Angst hast?',
    'Atme dreimal langsam ein und aus.',
    'Was hilft dir, dich sicher zu fühlen?',
  ],
};

export const sadness: ThemeParts = {
  openings: [
    'Es tut mir leid, dass du traurig bist.',
    'Traurige Tage sind schwer.',
    'Weinen ist hier erlaubt.',
  ],
  middles: [
    'Gefühle ziehen weiter, wie Wolken am Himmel.',
    'Auch Menschen in der Bibel haben Gott erzählt, dass sie traurig sind.',
    'Du hast dein Gefühl bemerkt, und das ist stark.',
  ],
  closings: [
    'Wer kann dich heute trösten?',
    'Was macht dein Herz ein bisschen leichter?',
    'Sag einem Erwachsenen, dass du traurig bist.',
  ],
};

export const anger: ThemeParts = {
  openings: [
    'Das hat dich richtig wütend gemacht.',
    'Wütend sein ist erlaubt.',
    'Da war etwas unfair für dich.',
  ],
  middles: [
    'Wut ist in Ordnung, andere verletzen nicht.',
    'Unter der Wut sitzt oft etwas, das wehtut.',
    'Worte helfen mehr als Fäuste.',
  ],
  closings: [
    'Was hilft dir, wieder ruhig zu werden?',
    'Zähle langsam bis zehn, bevor du sprichst.',
    'Was wäre jetzt gerecht?',
  ],
};

export const doubt: ThemeParts = {
  openings: [
    'Das ist eine große, ehrliche Frage.',
    'Du darfst über Gott nachdenken und fragen.',
    'Sich wundern ist nicht falsch.',
  ],
  middles: [
    'Gott ist nicht böse über ehrliche Fragen.',
    'Auch Thomas hatte Fragen, und Jesus war freundlich zu ihm.',
    'Ich bin ein Programm und kann so eine Frage nicht lösen.',
  ],
  closings: [
    'Wen könntest du danach fragen?',
    'Frag deine Eltern oder deinen Pastor, was sie glauben.',
    'Was würdest du Jesus zuerst fragen?',
  ],
};

export const body: ThemeParts = {
  openings: [
    'Müde oder krank sein ist nicht schön.',
    'Dein Körper sagt dir etwas.',
    'Manche Tage sind anstrengend.',
  ],
  middles: [
    'Ausruhen ist gut, auch Gott hat geruht.',
    'Wasser, Essen und Schlaf helfen oft viel.',
    'Du darfst eine Pause machen.',
  ],
  closings: [
    'Wo spürst du es?',
    'Sag einem Erwachsenen, wenn dir etwas wehtut.',
    'Was hilft dir beim Ausruhen?',
  ],
};
