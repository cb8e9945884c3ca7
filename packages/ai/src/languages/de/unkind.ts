/** German words that do not belong into what other children read. */
export const de: readonly string[] = [
  'scheiß|scheiße|scheisse|scheiss*|arsch*|fick*|gefickt|hure*|fotze*|wichser*|schlampe*|nutte*|hurensohn|missgeburt|schwuchtel*|spast|spasti|spasten|titten|muschi',
  'dumm|dumme|dummer|dummes|dummkopf|blöd|blöde|blöder|blödmann|idioten|trottel|vollidiot*|doof|doofe|doofer|hässlich|hässliche|hässlicher|fettsack|versager*|behindert',
  'halt die|deine klappe|fresse|maul',
  'ich hasse dich|euch|ihn|sie',
];
