/** The words of a piece of HTML as Moodle and QTI keep them, on one line. Nothing in it is run or loaded. */
export function plainText(html: string): string {
  const page = new DOMParser().parseFromString(html, 'text/html');
  for (const element of page.querySelectorAll('script, style')) element.remove();
  // Words of two paragraphs would grow together.
  for (const element of page.querySelectorAll('p, div, li, br, td')) element.append(' ');
  return (page.body.textContent ?? '').replace(/\s+/gu, ' ').trim();
}

/** Whether a piece of HTML shows a picture. */
export function showsPicture(html: string): boolean {
  return /<(?:img|object|svg|video|audio)\b/iu.test(html);
}
