import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compression } from 'vite-plugin-compression2';
import { VitePWA } from 'vite-plugin-pwa';
import { LICENCES_FILE, otherLicences } from './build/licences.ts';
import { writePictures } from './build/pictures.ts';

/** A class's tablets ask all at once: what several pages share travels in few scripts. */
const SHARED_UI = /[\\/](?:@mantine|@tabler|web[\\/]src[\\/](?:ui|lib|app))[\\/]/;
/** What scenes of several worlds draw with, so that a world is one small script. */
const THEATRE = /[\\/]theatre[\\/]src[\\/]/;
/** English words of what many pages show, each too small for a script of its own. */
const COMMON_TEXTS = /[\\/]i18n[\\/]en[\\/](?:acts|assignments|camp-calendar|recordings)\.json$/;
/** Small parts of a child's pages, of one or two kilobytes each. */
const SMALL_PARTS = /[\\/](?:announcements[\\/]board|reading-sheet|status-picture)[\\/.]/;
const RULES = /[\\/](?:zod|domain[\\/]src)[\\/]/;

await writePictures();

export default defineConfig({
  plugins: [
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      // A page travels with its loader, which knows its words.
      codeSplittingOptions: {
        defaultBehavior: [['loader', 'component']],
        // What the homes' route does itself is two lines: no request for them.
        splitBehavior: ({ routeId }) => (routeId === '/' ? [] : undefined),
      },
      quoteStyle: 'single',
    }),
    react(),
    otherLicences(),
    // The host serves `name.br` and `name.gz` as they are: nothing is compressed while children wait.
    compression({ include: /\.(?:js|css|html|svg|json)$/, threshold: 512, logLevel: 'silent' }),
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'src/app/offline',
      filename: 'service-worker.ts',
      manifest: false,
      // The app does so itself, over HTTPS.
      injectRegister: false,
      // What every page loads, and a device has already when the worker asks.
      injectManifest: {
        globPatterns: ['{index.html,*.svg}', 'assets/{index,ui,rules,baloo-2,*-next}-*'],
        globIgnores: ['**/*.{br,gz}'],
      },
    }),
  ],
  build: {
    // The notices that authors ask for travel with their scripts.
    license: { fileName: LICENCES_FILE },
    // The oldest browsers that we serve: src/app/browser-floor.
    target: ['safari15.4', 'chrome100', 'edge100', 'firefox102'],
    assetsInlineLimit: 0,
    // The one script of every page; `npm run bench` watches its compressed size.
    chunkSizeWarningLimit: 700,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'lamplight', tags: ['$initial'], priority: 3 },
            { name: 'ui', test: SHARED_UI, minShareCount: 3, priority: 2 },
            { name: 'theatre', test: THEATRE, minShareCount: 3, priority: 1 },
            { name: 'parts', test: SMALL_PARTS, minShareCount: 2, priority: 0 },
            { name: 'texts', test: COMMON_TEXTS, minShareCount: 2, priority: 1 },
            { name: 'rules', test: RULES, minShareCount: 2, priority: 1 },
          ],
        },
      },
    },
  },
  // Found late, behind lazy pages, each of these would make a development or test browser reload.
  optimizeDeps: {
    include: [
      '@mantine/form',
      '@mantine/notifications',
      'fflate',
      'gift-pegjs',
      'idb-keyval',
      'katex',
      'papaparse',
      'read-excel-file/universal',
      'uqr',
      'zod',
      'codemirror',
      '@codemirror/lang-javascript',
      '@codemirror/language',
      '@codemirror/lint',
      '@codemirror/state',
      '@codemirror/view',
      'blockly/core',
      '@lamplight/sandbox > quickjs-emscripten-core',
      '@lamplight/sandbox > @jitl/quickjs-singlefile-mjs-release-sync',
    ],
  },
});
