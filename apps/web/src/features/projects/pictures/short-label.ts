/** A label that fits a picture; the whole one stands in the table behind it. */
export function shortLabel(label: string, most: number): string {
  const letters = [...label];
  return letters.length <= most ? label : `${letters.slice(0, most - 1).join('')}…`;
}
