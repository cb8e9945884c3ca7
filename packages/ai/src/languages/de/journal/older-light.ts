import type { ThemeParts } from '../../../journal/language.ts';

export const kindness: ThemeParts = {
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
};

export const friendship: ThemeParts = {
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
};

export const imagination: ThemeParts = {
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
};

export const hope: ThemeParts = {
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
};

export const nature: ThemeParts = {
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
};

export const learning: ThemeParts = {
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
};

export const family: ThemeParts = {
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
};

export const gratitude: ThemeParts = {
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
};

export const faith: ThemeParts = {
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
};

export const joy: ThemeParts = {
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
};

export const unclear: ThemeParts = {
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
};
