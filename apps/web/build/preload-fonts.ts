import type { HtmlTagDescriptor, Plugin } from 'vite';

/** Asks the browser for the two fonts at once, so that the first words do not change their shape. */
export function preloadFonts(): Plugin {
  return {
    name: 'lamplight:preload-fonts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, context) {
        const fonts = Object.keys(context.bundle ?? {}).filter((file) => file.endsWith('.woff2'));
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
