/** Digits as words, in the languages of the product. */
export const digitWords: readonly string[] = [
  ...['zero', 'oh', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'],
  ...['cero', 'uno', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho', 'nueve'],
  ...['zéro', 'un', 'deux', 'trois', 'quatre', 'cinq', 'sept', 'huit', 'neuf'],
  ...['null', 'eins', 'zwei', 'zwo', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht', 'neun'],
];
