import { UnreadableFile } from './unreadable-file.ts';

/**
 * A text as XML. The browser's own reader loads nothing from outside.
 * @throws UnreadableFile 'broken'
 */
export function parseXml(text: string): Element {
  const { documentElement } = new DOMParser().parseFromString(text, 'application/xml');
  if (documentElement.getElementsByTagName('parsererror').length > 0) {
    throw new UnreadableFile('broken');
  }
  return documentElement;
}

/** The name of an element without its namespace, and without the prefix that QTI 3 gave to all of them. */
export function nameOf({ localName }: Element): string {
  return localName.replace(/^qti-/u, '').replaceAll('-', '').toLowerCase();
}

/** The elements of a name right below one. */
export function childrenOf(parent: Element, name: string): Element[] {
  return [...parent.children].filter((child) => nameOf(child) === name);
}

/** The elements of a name anywhere below one, in their order. */
export function allBelow(parent: Element, name: string): Element[] {
  return [...parent.getElementsByTagName('*')].filter((element) => nameOf(element) === name);
}
