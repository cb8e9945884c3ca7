/** German words that do not belong into what other children read. */
export const de: readonly string[] = [
  'scheiß|scheiße|scheisse|scheiss*|arsch*|fick*|gefickt|hure*|fotze*|wichser*|wixer|wixxer|schlampe*|nutte|nutten|hurensohn|missgeburt|miststück|mistkerl*|drecksau|drecksack|schwanzlutscher*|pimmel*|pisser|kackbratze*|hackfresse*|kanake*|neger|negern|schwuchtel*|spast|spasti|spasten|titten|muschi',
  'dumm|dumme|dummer|dummes|dummkopf|blöd|blöde|blöder|blödmann|idioten|trottel|vollpfosten|vollidiot*|doof|doofe|doofer|hässlich|hässliche|hässlicher|fettsack|versager*|behindert',
  'halt die|deine klappe|fresse|maul',
  'ich hasse dich|euch|ihn|sie',
];
