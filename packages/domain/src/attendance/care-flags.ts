/** What people write where there is nothing, in the four languages. Anything longer may hold an exception. */
const NOTHING: readonly string[] = [
  ...['none', 'none known', 'no', 'nothing', 'no known allergies', 'n a', 'na'],
  ...['ninguna', 'ninguno', 'ninguna conocida', 'ninguno conocido', 'nada'],
  ...['aucun', 'aucune', 'aucune connue', 'aucun connu', 'non', 'rien', 'neant'],
  ...['keine', 'keine bekannt', 'nein', 'nichts', 'nichts bekannt'],
];

/** Whether a text of an emergency card tells of something to mind: `none known` does not. */
export function tellsOfSomething(text: string): boolean {
  const words = text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  return words !== '' && !NOTHING.includes(words);
}
