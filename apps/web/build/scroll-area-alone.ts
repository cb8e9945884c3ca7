import type { Plugin } from 'vite';

const MERGE_REFS = '\0lamplight:merge-refs';

/**
 * Mantine's scroll area, a part of every dialog, takes one small function from floating-ui. The bundler
 * keeps that package whole because a menu on another page needs it: each dialog would load 15 kB
 * (brotli) that only the menu uses. So the scroll area gets the function from Mantine's own hooks.
 */
export function scrollAreaAlone(): Plugin {
  return {
    name: 'lamplight:scroll-area-alone',
    apply: 'build',
    enforce: 'pre',
    resolveId(source, importer) {
      const isScrollArea = importer?.endsWith('/ScrollArea.mjs') ?? false;
      return isScrollArea && source === '@floating-ui/react' ? MERGE_REFS : undefined;
    },
    load(id) {
      if (id !== MERGE_REFS) return undefined;
      return [
        "import { useMergedRef } from '@mantine/hooks';",
        'export const useMergeRefs = (refs) => useMergedRef(...refs);',
      ].join('\n');
    },
  };
}
