import type { Voice } from '../language.ts';

/** For readers up to ten; openings and closings are short enough to be read aloud. */
export const young: Voice = {
  grief: {
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
  },
  shame: {
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
  },
  loneliness: {
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
  },
  fear: {
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
  },
  sadness: {
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
  },
  anger: {
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
  },
  doubt: {
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
  },
  body: {
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
  },
  kindness: {
    openings: [
      'Du hast gemerkt, was jemand brauchte.',
      'Du hast etwas Gutes getan.',
      'Helfen kostet Zeit, und du hast sie geschenkt.',
    ],
    middles: [
      'Kleine gute Taten können groß werden.',
      'Du hast es nicht nur gedacht, sondern getan.',
      'Der barmherzige Samariter hat auch angehalten und geholfen.',
    ],
    closings: [
      'Wie hat der andere da geschaut?',
      'Wem könntest du morgen helfen?',
      'Wie hat es sich angefühlt?',
    ],
  },
  friendship: {
    openings: [
      'Freunde sind ein Schatz.',
      'Deine Freunde sind dir wichtig.',
      'Du hast heute an deine Freunde gedacht.',
    ],
    middles: [
      'Gute Freunde hören zu und wechseln sich ab.',
      'Freunde dürfen auch verschiedener Meinung sein.',
      'David und Jonatan haben einander geholfen.',
    ],
    closings: [
      'Was macht ihr gern zusammen?',
      'Was macht einen guten Freund aus?',
      'Wen könntest du noch einladen?',
    ],
  },
  imagination: {
    openings: [
      'Du hast viele Ideen.',
      'Deine Worte malen Bilder.',
      'Da hast du dir etwas Tolles ausgedacht.',
    ],
    middles: [
      'Alle Erfinder fangen mit einer Frage an.',
      'Gott hat uns so gemacht, dass wir erfinden können.',
      'Jede Geschichte beginnt mit einer kleinen Idee.',
    ],
    closings: [
      'Wie geht es weiter?',
      'Wer wohnt noch in deiner Geschichte?',
      'Du könntest es malen und zeigen.',
    ],
  },
  hope: {
    openings: [
      'Du freust dich auf etwas.',
      'Es ist schön, einen Wunsch zu haben.',
      'Du hast dir etwas vorgenommen.',
    ],
    middles: [
      'Große Dinge fangen mit einem kleinen Schritt an.',
      'Warten ist schwer und spannend zugleich.',
      'Gott weiß, worauf du hoffst.',
    ],
    closings: [
      'Was ist der erste kleine Schritt?',
      'Wer kann dir dabei helfen?',
      'Worauf freust du dich am meisten?',
    ],
  },
  nature: {
    openings: [
      'Du hast genau hingeschaut.',
      'Draußen gibt es viel zu entdecken.',
      'Du hast gute Augen.',
    ],
    middles: [
      'So fangen auch Forscher an.',
      'Gott hat sich über alles gefreut, was er gemacht hat.',
      'Manches sieht man nur, wenn man ganz still ist.',
    ],
    closings: [
      'Was hast du noch gesehen oder gehört?',
      'Welche Farbe hatte es?',
      'Was möchtest du noch herausfinden?',
    ],
  },
  learning: {
    openings: [
      'Du hast heute etwas gelernt.',
      'Lernen ist auch Arbeit.',
      'Die Schule geht dir durch den Kopf.',
    ],
    middles: [
      'Schweres wird leichter, wenn man übt.',
      'Fragen ist klug.',
      'Jeder Versuch macht einen Weg in deinem Kopf.',
    ],
    closings: [
      'Was war knifflig?',
      'Wem könntest du es zeigen?',
      'Was möchtest du als Nächstes lernen?',
    ],
  },
  family: {
    openings: [
      'Deine Familie ist dir wichtig.',
      'Du hast von zu Hause erzählt.',
      'Jede Familie ist ein bisschen anders.',
    ],
    middles: [
      'Auch kleine Momente zu Hause zählen viel.',
      'Familien in der Bibel hatten gute und schwere Tage.',
      'Du hast deinen eigenen Platz in ihr.',
    ],
    closings: [
      'Was macht ihr gern zusammen?',
      'Wem könntest du zu Hause helfen?',
      'Mit wem zu Hause redest du gern?',
    ],
  },
  gratitude: {
    openings: [
      'Du hast etwas Gutes gefunden.',
      'Danke sagen ist eine gute Gewohnheit.',
      'Das ist wert, aufgeschrieben zu werden.',
    ],
    middles: [
      'Danken macht schöne Momente länger.',
      'Einer von zehn kam zurück und dankte Jesus.',
      'Auch etwas Kleines kann ein Geschenk sein.',
    ],
    closings: [
      'Wem könntest du Danke sagen?',
      'Was war heute noch schön?',
      'Du kannst Gott heute Abend dafür danken.',
    ],
  },
  faith: {
    openings: [
      'Du hast an Gott gedacht.',
      'Mit Gott kannst du über alles reden.',
      'Du hast gut zugehört.',
    ],
    middles: [
      'Gott hört leise und laute Gebete.',
      'Jesus hatte Kinder gern in seiner Nähe.',
      'Du darfst mit eigenen Worten beten.',
    ],
    closings: [
      'Was möchtest du Gott heute sagen?',
      'Welche Bibelgeschichte magst du am liebsten?',
      'Für wen könntest du beten?',
    ],
  },
  joy: {
    openings: [
      'Das klingt nach viel Spaß.',
      'Du hast dich richtig gefreut.',
      'Dein Tag hatte etwas Helles.',
    ],
    middles: [
      'Freude wird größer, wenn man sie teilt.',
      'Diesen Tag kannst du wie ein Foto behalten.',
      'In der Bibel wird auch viel gesungen und getanzt.',
    ],
    closings: [
      'Was war das Allerbeste?',
      'Wer hat sich mit dir gefreut?',
      'Wem möchtest du davon erzählen?',
    ],
  },
  unclear: {
    openings: [
      'Danke, dass du geschrieben hast.',
      'Du hast angefangen, und das zählt.',
      'Ich habe deine Worte gelesen.',
    ],
    middles: [
      'Im Tagebuch muss nichts perfekt sein.',
      'Du darfst über Großes und Kleines schreiben.',
      'Dein Tag hat viele kleine Geschichten.',
    ],
    closings: [
      'Magst du noch ein bisschen erzählen?',
      'Wie hast du dich heute gefühlt?',
      'Was war heute schön?',
    ],
  },
};
