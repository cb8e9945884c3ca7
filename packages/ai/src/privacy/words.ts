/** A pattern that finds a text as it stands, with no letter or digit before or after it. */
export function literally(text: string, flags: string): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{N}])${escapePattern(text.trim())}(?![\\p{L}\\p{N}])`, flags);
}

export function escapePattern(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/]/gu, '\\$&');
}

/**
 * A text in small letters without accents, with every sign at its old place, so that what is found in it can be cut
 * out of the text itself.
 */
export function fold(text: string): string {
  return Array.from({ length: text.length }, (_, at) => {
    const sign = text.charAt(at);
    const plain = (sign.normalize('NFD')[0] ?? sign).toLowerCase();
    return plain.length === 1 ? plain : sign;
  }).join('');
}
