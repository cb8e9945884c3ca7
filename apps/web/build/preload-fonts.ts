import type { HtmlTagDescriptor, Plugin } from 'vite';

/** The fonts of whoever has chosen no others. */
const FIRST = /\/(?:atkinson-hyperlegible-next|baloo)[^/]*\.woff2$/;

/** Asks the browser for the two fonts at once, so that the first words do not change their shape. */
export function preloadFonts(): Plugin {
  return {
    name: 'lamplight:preload-fonts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, context) {
        const fonts = Object.keys(context.bundle ?? {}).filter((file) => FIRST.test(file));
        return fonts.map(
          (file): HtmlTagDescriptor => ({
            tag: 'link',
            attrs: {
              rel: 'preload',
              as: 'font',
              type: 'font/woff2',
              href: `/${file}`,
              crossorigin: '',
            },
            injectTo: 'head',
          }),
        );
      },
    },
  };
}
