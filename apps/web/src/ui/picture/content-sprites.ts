/**
 * Sprites that the pictures of lessons and stories are spread over: a lesson needs one or two of them,
 * and a day all, so that more of them would cost a class more requests and save it nothing.
 */
export const CONTENT_SPRITES = 3;

/** Which sprite holds a picture: the same for the build, which fills them, and the page, which asks. */
export function contentSpriteOf(name: string): number {
  let sum = 0;
  for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 65_521;
  return sum % CONTENT_SPRITES;
}
