/**
 * Sprites that the pictures of lessons and stories are spread over. A page shows a handful of them, so
 * it loads a handful of small files and not all pictures of eight weeks.
 */
export const CONTENT_SPRITES = 6;

/** Which sprite holds a picture: the same for the build, which fills them, and the page, which asks. */
export function contentSpriteOf(name: string): number {
  let sum = 0;
  for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 65_521;
  return sum % CONTENT_SPRITES;
}
