const ADDRESS = /https?:\/\/[^\s<>"]+/;

/** The link in a mail's text; null where it holds none, as after it was sent. */
export function mailedLink(body: string): string | null {
  return ADDRESS.exec(body)?.[0] ?? null;
}
