function folded(text: string): string {
  return text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLocaleLowerCase().trim();
}

/** Whether a word of the name begins with what was typed, accents aside; nothing typed fits all. */
export function matchesName(name: string, typed: string): boolean {
  const wanted = folded(typed);
  return ` ${folded(name)}`.includes(` ${wanted}`);
}
