/** Where the colors of the page follow from, on its root element. */
const SCHEME = 'data-mantine-color-scheme';

/**
 * Prints every page in the light colors: a printer leaves the dark ground away, and light words on white
 * paper cannot be read. The page is as it was when the printing is over.
 */
export function keepPaperLight(): void {
  const root = document.documentElement;
  let onScreen: string | null = null;
  addEventListener('beforeprint', () => {
    onScreen ??= root.getAttribute(SCHEME);
    root.setAttribute(SCHEME, 'light');
  });
  addEventListener('afterprint', () => {
    if (onScreen !== null) root.setAttribute(SCHEME, onScreen);
    onScreen = null;
  });
}
