/** A share of 0 to 1 in whole percent, as the language writes it: `67%`, `67 %`. */
export function percentText(share: number, language: string): string {
  return new Intl.NumberFormat(language, { style: 'percent' }).format(share);
}
