import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const MEDIA = join(dirname(fileURLToPath(import.meta.resolve('blockly'))), 'media');

/** What the block editor's style and controls show. Without this folder Blockly asks a remote host for them. */
const FILES = [
  'sprites.svg',
  'dropdown-arrow.svg',
  'delete-icon.svg',
  'foldout-icon.svg',
  'resize-handle.svg',
  'handopen.cur',
  'handclosed.cur',
  'handdelete.cur',
  '1x1.gif',
];

/** Puts Blockly's pictures into `blockly/` of the built app, and serves them from there in development. */
export function blocklyMedia(): Plugin {
  return {
    name: 'lamplight:blockly-media',
    generateBundle() {
      for (const name of FILES) {
        const source = readFileSync(join(MEDIA, name));
        this.emitFile({ type: 'asset', fileName: `blockly/${name}`, source });
      }
    },
    configureServer(server) {
      server.middlewares.use('/blockly', (request, response, next) => {
        const name = FILES.find((file) => request.url === `/${file}`);
        if (name === undefined) return next();
        if (name.endsWith('.svg')) response.setHeader('content-type', 'image/svg+xml');
        response.end(readFileSync(join(MEDIA, name)));
      });
    },
  };
}
