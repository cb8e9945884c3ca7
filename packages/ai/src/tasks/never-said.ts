/** What no helper of children says, in the languages of the product. Matched without regard to case. */
export const NEVER_SAID: readonly (readonly [problem: string, pattern: RegExp])[] = [
  [
    'speaks as a person',
    anyOf(
      String.raw`\bI(?:’|'| a)?m (?:really |truly )?(?:a |an |your |the )?(?:real |actual |living )?(?:human|person|pastor|priest|god|jesus|lord)\b`,
      String.raw`\bI(?:’|'| a)?m not an? (?:ai|machine|computer|program|robot)\b`,
      String.raw`\bsoy (?:un |una |tu )?(?:persona|humano|humana|pastor|dios|jesús|sacerdote)\b`,
      String.raw`\bje suis (?:un |une |ton |le )?(?:vraie? )?(?:personne|humain|pasteur|prêtre|dieu|jésus)\b`,
      String.raw`\bich bin (?:ein |eine |dein |der )?(?:echter |echte )?(?:mensch|person|pastor|pfarrer|priester|gott|jesus)\b`,
    ),
  ],
  [
    'asks for secrecy',
    anyOf(
      String.raw`\b(?:don(?:’|')?t|do not|never) tell (?:anyone|anybody|your (?:parents|mom|dad|mother|father|teacher|family))\b`,
      String.raw`\b(?:our|between us|keep (?:this|it) a?) ?(?:little )?secret\b`,
      String.raw`\bno (?:se )?lo (?:cuentes|digas) a (?:nadie|tus padres|tu (?:mamá|papá|maestra|maestro))`,
      String.raw`\bnuestro (?:pequeño )?secreto\b`,
      String.raw`\bne (?:le |l’|l')?dis(?: rien)? à (?:personne|tes parents|ta mère|ton père)`,
      String.raw`\bnotre (?:petit )?secret\b`,
      String.raw`\b(?:sag|sage|erzähl|erzähle) (?:es |das )?(?:niemandem|keinem)`,
      String.raw`\b(?:sag|sage|erzähl|erzähle) (?:es |das )?deinen eltern nicht\b`,
      String.raw`\bunser (?:kleines )?geheimnis\b`,
    ),
  ],
  [
    'asks for what is private',
    anyOf(
      String.raw`\b(?:what(?:’|')?s|what is|tell me|send me|give me) your (?:full name|last name|home )?(?:address|phone|telephone|e-?mail|password|full name|last name|school)`,
      String.raw`\bwhere do you live\b|\b(?:what|which) school do you\b`,
      String.raw`\b(?:cuál es|dime|dame|mándame|envíame) tu (?:dirección|teléfono|número|correo|contraseña|apellido|escuela)`,
      '¿dónde vives|¿a qué escuela',
      String.raw`\b(?:quel(?:le)? est|dis-moi|donne-moi|envoie-moi) (?:ton|ta) (?:adresse|numéro|téléphone|mot de passe|nom de famille|école)`,
      String.raw`\boù (?:habites-tu|tu habites|est-ce que tu habites)`,
      String.raw`\b(?:wie ist|sag mir|gib mir|schick mir|nenne mir) (?:deine|deinen|dein) (?:adresse|telefonnummer|handynummer|passwort|nachname|nachnamen|schule)`,
      String.raw`\bwo wohnst du\b|\bauf welche schule\b`,
    ),
  ],
];

/** As `\b` knows ASCII letters only, the edges of a word are those of any letter. */
function anyOf(...patterns: readonly string[]): RegExp {
  const whole = patterns
    .join('|')
    .replace(/(^|[|(]|\?:)\\b/gu, String.raw`$1(?<![\p{L}\p{N}])`)
    .replaceAll(String.raw`\b`, String.raw`(?![\p{L}\p{N}])`);
  return new RegExp(whole, 'iu');
}
