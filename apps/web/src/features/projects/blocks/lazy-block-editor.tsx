import i18next from 'i18next';
import { lazy } from 'react';
import { loadTexts } from '../../../i18n/index.ts';

type Words = Readonly<Record<string, unknown>>;

/** Blockly's own words: its menus and what it tells screen readers. */
const WORDS: Readonly<Record<string, () => Promise<Words>>> = {
  en: () => import('blockly/msg/en'),
  es: () => import('blockly/msg/es'),
  fr: () => import('blockly/msg/fr'),
  de: () => import('blockly/msg/de'),
};

/** The block editor with its words: large, so it comes when somebody opens it. */
export const LazyBlockEditor = lazy(async () => {
  const [{ BlockEditor }, { default: blocks }, words, { setLocale }] = await Promise.all([
    import('./block-editor.tsx'),
    import('../../../i18n/en/blocks.json'),
    (WORDS[i18next.language] ?? WORDS.en)?.(),
    import('blockly/core'),
  ]);
  await loadTexts({ blocks });
  if (words) setLocale(textsIn(words));
  return { default: BlockEditor };
});

function textsIn(words: Words): Record<string, string> {
  return Object.fromEntries(
    Object.entries(words).flatMap(([name, text]) =>
      typeof text === 'string' ? [[name, text]] : [],
    ),
  );
}
