import type { Voice } from '../language.ts';

/** For readers from eleven. */
export const older: Voice = {
  grief: {
    openings: [
      'Das tut mir leid; jemanden zu vermissen kann einen ganzen Tag füllen.',
      'In deinen Zeilen stecken viel Liebe und viel Schmerz.',
      'Trauer ist Liebe, die gerade nicht weiß, wohin.',
    ],
    middles: [
      'Für Trauer gibt es keinen Zeitplan.',
      'Jesus hat am Grab eines Freundes geweint; Tränen sind kein Zeichen von wenig Glauben.',
      'Du musst nicht für alle anderen stark sein.',
    ],
    closings: [
      'Welche Erinnerung möchtest du nie verlieren?',
      'Mit wem könntest du dich gemeinsam erinnern?',
      'Wenn es zu schwer wird, lass einen Erwachsenen mittragen, dem du vertraust.',
    ],
  },
  shame: {
    openings: [
      'So offen über einen Fehler zu schreiben, braucht Mut.',
      'Du hast hingesehen, wo viele lieber wegsehen.',
      'Du bist hier ehrlich mit dir selbst.',
    ],
    middles: [
      'Was du getan hast und wer du bist, ist nicht dasselbe.',
      'Etwas in Ordnung zu bringen beginnt meist mit einem einfachen Satz.',
      'Petrus hat schwer versagt, und ihm wurde wieder vertraut.',
    ],
    closings: [
      'Wie könnte Wiedergutmachung aussehen, auch im Kleinen?',
      'Was würdest du einem Freund sagen, dem das passiert ist?',
      'Gibt es einen Erwachsenen, mit dem du darüber reden kannst?',
    ],
  },
  loneliness: {
    openings: [
      'Sich unter vielen allein zu fühlen ist besonders schwer.',
      'Es tut weh, am Rand zu stehen.',
      'Dazugehören zu wollen ist zutiefst menschlich.',
    ],
    middles: [
      'Nicht eingeladen zu sein sagt wenig über deinen Wert.',
      'Elia dachte einmal, er sei der Einzige, und er war es nicht.',
      'Nähe beginnt oft kleiner als gedacht: mit einer Frage, einer gemeinsamen Aufgabe.',
    ],
    closings: [
      'Wen könntest du diese Woche als Ersten ansprechen?',
      'Welchem Erwachsenen könntest du sagen, wie sich das anfühlt?',
      'Wo bist du am meisten du selbst?',
    ],
  },
  fear: {
    openings: [
      'Das klingt beängstigend, und es ist gut, dass du es aufschreibst.',
      'Sorgen können viel Platz im Kopf einnehmen.',
      'Mut und Angst passen in denselben Menschen.',
    ],
    middles: [
      'Eine Sorge auf Papier ist leichter anzusehen als eine im Dunkeln.',
      'Viele Psalmen beginnen mit Angst und sagen das offen.',
      'Du musst heute nicht alles lösen.',
    ],
    closings: [
      'Bei welchem Teil davon kannst du etwas tun?',
      'Wer könnte dir dabei zur Seite stehen?',
      'Was hat dir früher in solchen Momenten geholfen?',
    ],
  },
  sadness: {
    openings: [
      'Es tut mir leid, dass es gerade so schwer ist.',
      'Danke, dass du es so aufschreibst, wie es ist.',
      'Das klingt nach einer harten Zeit.',
    ],
    middles: [
      'Traurigkeit ist keine Schwäche; sie zeigt, was dir wichtig ist.',
      'Viele Psalmen sind Klagen, im Gebet ist also Platz dafür.',
      'Gefühle bewegen sich, auch wenn sie stillzustehen scheinen.',
    ],
    closings: [
      'Was würde dir heute Abend ein wenig guttun?',
      'Wem könntest du das in einem Satz erzählen?',
      'Wenn es viele Tage so bleibt, sag es bitte einem Erwachsenen, dem du vertraust.',
    ],
  },
  anger: {
    openings: [
      'Ich verstehe, dass dich das wütend gemacht hat.',
      'Da wurde etwas verletzt, das dir wichtig ist.',
      'Ungerechtigkeit ist schwer auszuhalten.',
    ],
    middles: [
      'Wut kann gut auf ein Problem zeigen und löst es selten.',
      'Oft liegt darunter etwas, das wehtut.',
      'Etwas Abstand jetzt erspart später viel Reparatur.',
    ],
    closings: [
      'Was genau war die Grenze, die überschritten wurde?',
      'Wie könntest du es sagen, damit der andere es hören kann?',
      'Wie sähe eine faire Lösung aus?',
    ],
  },
  doubt: {
    openings: [
      'Das ist eine ehrliche Frage, und sie braucht Platz.',
      'Du bekommst keinen Ärger, weil du zweifelst.',
      'Viele, die glauben, haben dasselbe gefragt.',
    ],
    middles: [
      'Thomas sagte offen, was er nicht glauben konnte, und wurde nicht weggeschickt.',
      'Ich bin ein Programm; diese Frage ist bei Menschen besser aufgehoben, die glauben und dich kennen.',
      'Christen beantworten manches verschieden; deine Eltern und dein Pastor sind gute Ansprechpartner.',
    ],
    closings: [
      'Was genau lässt dich zweifeln?',
      'Wessen Antwort würdest du vertrauen?',
      'Woran hältst du trotzdem fest?',
    ],
  },
  body: {
    openings: [
      'Erschöpfung färbt alles andere mit.',
      'Dein Körper bittet um Aufmerksamkeit.',
      'Das klingt anstrengend.',
    ],
    middles: [
      'Ausruhen ist keine Faulheit.',
      'Als Elia am Ende war, bekam er zuerst Essen und Schlaf.',
      'Wenn Schmerzen bleiben, gehören sie zu einem Erwachsenen oder zum Arzt.',
    ],
    closings: [
      'Was könntest du für heute weglassen?',
      'Was gibt dir sonst wieder Kraft?',
      'Wie sähe ein guter Abend für deinen Körper aus?',
    ],
  },
  kindness: {
    openings: [
      'Du hast gesehen, was gebraucht wurde, und gehandelt.',
      'Du hast etwas gegeben, das dich Zeit gekostet hat.',
      'Das war eine konkrete Hilfe, nicht nur ein guter Vorsatz.',
    ],
    middles: [
      'Kleine Hilfe reicht oft weiter, als man sieht.',
      'Der Samariter blieb im Gedächtnis, weil er anhielt.',
      'Güte, die niemand beklatscht, bleibt Güte.',
    ],
    closings: [
      'Was hat dich darauf aufmerksam gemacht?',
      'Wer in deiner Nähe könnte als Nächstes so etwas brauchen?',
      'Wie ging es dir danach?',
    ],
  },
  friendship: {
    openings: [
      'Freundschaft ist dir offensichtlich wichtig.',
      'Freunde können einen Tag retten und manchmal verderben.',
      'Du denkst darüber nach, was eine Freundschaft trägt.',
    ],
    middles: [
      'Gute Freundschaften halten verschiedene Meinungen aus.',
      'Jonatan stand zu David, als es ihn etwas kostete.',
      'Vertrauen wächst durch viele kleine gehaltene Versprechen.',
    ],
    closings: [
      'Was bringst du in diese Freundschaft ein?',
      'Was möchtest du noch sagen, das du bisher nicht gesagt hast?',
      'Wen könntet ihr dazuholen?',
    ],
  },
  imagination: {
    openings: [
      'Mit wenigen Sätzen hast du eine Welt gebaut.',
      'Darin steckt eine echte Idee.',
      'Das liest sich wie der Anfang von etwas Längerem.',
    ],
    middles: [
      'Die meisten Erfindungen beginnen mit so einer Frage.',
      'Einzelheiten machen einen erfundenen Ort glaubwürdig.',
      'Eine Regel oder Grenze könnte diese Welt noch stärker machen.',
    ],
    closings: [
      'Was geschieht als Nächstes, und wer will es verhindern?',
      'Wem würdest du es zuerst zeigen?',
      'Welches Problem könnte diese Idee lösen?',
    ],
  },
  hope: {
    openings: [
      'Du schaust nach vorn und weißt, was du willst.',
      'In diesen Zeilen steckt Hoffnung.',
      'Du hast dir etwas vorgenommen.',
    ],
    middles: [
      'Ziele werden wirklich, wenn der erste Schritt ein Datum hat.',
      'Hoffnung heißt nicht, sicher zu sein; sie geht trotzdem weiter.',
      'Rückschläge gehören zu fast jedem Plan, der gelungen ist.',
    ],
    closings: [
      'Was ist der erste Schritt in dieser Woche?',
      'Was könnte dazwischenkommen, und was tust du dann?',
      'Warum ist dir das wichtig?',
    ],
  },
  nature: {
    openings: [
      'Du hast lange genug hingeschaut, um wirklich etwas zu sehen.',
      'Du hast bemerkt, woran andere vorbeigehen.',
      'Draußen zu sein hat etwas mit dir gemacht.',
    ],
    middles: [
      'Genaues Hinsehen ist der Anfang von Wissenschaft und Staunen.',
      'Psalmdichter und Forscher teilen die Gewohnheit, nach oben zu schauen.',
      'Wer die Schöpfung kennt, kann sie besser schützen.',
    ],
    closings: [
      'Was hat dich am meisten überrascht?',
      'Was möchtest du darüber herausfinden?',
      'Wie könntest du ein kleines Stück davon schützen?',
    ],
  },
  learning: {
    openings: [
      'Du steckst echte Arbeit ins Lernen.',
      'Du achtest darauf, wie du lernst, nicht nur was.',
      'Das ist ein ehrlicher Blick auf deine Arbeit.',
    ],
    middles: [
      'Wenn man feststeckt, ist man meist am Rand dessen, was man schon kann.',
      'Jemandem etwas zu erklären zeigt schnell, was klar ist.',
      'Eine Note misst einen Tag, nicht deinen Kopf.',
    ],
    closings: [
      'Welcher Teil ist noch unklar, so genau du es sagen kannst?',
      'Wem könntest du es erklären?',
      'Was kannst du morgen zehn Minuten lang üben?',
    ],
  },
  family: {
    openings: [
      'Familie kann nah, kompliziert und wichtig zugleich sein.',
      'Dein Zuhause spielt hier eine große Rolle.',
      'Zusammenzuleben ist nie nur einfach.',
    ],
    middles: [
      'Die Familien der Bibel sind nicht perfekt, und das wird offen erzählt.',
      'Man kann Menschen lieben und manches anders sehen.',
      'Ein ruhiger Moment eignet sich besser zum Reden als ein hitziger.',
    ],
    closings: [
      'Was sollten sie zu Hause über dich wissen?',
      'Worüber könntest du heute Abend ein Gespräch beginnen?',
      'Von welchem Moment zu Hause hättest du gern mehr?',
    ],
  },
  gratitude: {
    openings: [
      'Du hast etwas Gutes bemerkt und nicht für selbstverständlich genommen.',
      'In deinen Worten steckt Dankbarkeit.',
      'Das war es wert, festgehalten zu werden.',
    ],
    middles: [
      'Dankbarkeit leugnet das Schwere nicht; sie steht daneben.',
      'Von zehn Geheilten kehrte einer um und dankte.',
      'Das meiste Gute erreicht uns durch die Mühe von jemandem.',
    ],
    closings: [
      'Wer hatte Anteil daran und könnte deinen Dank hören?',
      'Warum bedeutet es dir so viel?',
      'Wie könntest du dich an einem schweren Tag daran erinnern?',
    ],
  },
  faith: {
    openings: [
      'Du hast dir Zeit genommen, über Gott nachzudenken.',
      'Du verbindest, was du hörst, mit dem, wie du lebst.',
      'Du schreibst mit eigenen Worten über den Glauben.',
    ],
    middles: [
      'Beten braucht keine schönen Worte; Ehrlichkeit genügt.',
      'Glaube wächst in kleinen Schritten, die kaum jemand sieht.',
      'Wo Christen verschieden denken, können dir Eltern und Pastor sagen, was sie glauben und warum.',
    ],
    closings: [
      'Was möchtest du Gott dazu sagen?',
      'Wie könnte das an einem gewöhnlichen Schultag aussehen?',
      'Mit wem könntest du darüber sprechen?',
    ],
  },
  joy: {
    openings: [
      'In diesen Zeilen steckt echte Freude.',
      'Das klingt nach einem guten Tag.',
      'Es ist schön zu lesen, dass dir etwas gelungen ist.',
    ],
    middles: [
      'Gute Momente verdienen es, genau erinnert zu werden.',
      'Geteilte Freude hält meist länger.',
      'Solche Tage tragen durch eine langsamere Woche.',
    ],
    closings: [
      'Was genau hat es so gut gemacht?',
      'Mit wem möchtest du es teilen?',
      'Wie könntest du Platz für mehr davon schaffen?',
    ],
  },
  unclear: {
    openings: [
      'Danke, dass du schreibst.',
      'Jeder Eintrag zählt, egal wovon er handelt.',
      'Ich habe gelesen, was du geschrieben hast.',
    ],
    middles: [
      'Vielleicht habe ich nicht alles verstanden, ich bin ja nur ein Programm.',
      'Schreiben hilft oft herauszufinden, was man denkt.',
      'Ein Tagebuch braucht keine perfekten Sätze.',
    ],
    closings: [
      'Was würdest du ergänzen, wenn du noch fünf Minuten hättest?',
      'Welches Gefühl passt am besten dazu?',
      'Was möchtest du von diesem Tag behalten?',
    ],
  },
};
