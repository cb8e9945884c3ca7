import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { loadTexts, type Texts } from '../i18n/index.ts';

/** What one script brings along: a component and its English words. */
export interface ScriptWithTexts<Props> {
  readonly Page: ComponentType<Props>;
  readonly texts: Texts;
}

export interface LazyPage<Props> {
  readonly Page: LazyExoticComponent<ComponentType<Props>>;
  /** Asks for the script before it is rendered. */
  readonly preload: () => Promise<unknown>;
}

/** A component that is loaded with its words when it is first needed; a failed load is tried anew. */
export function lazyWithTexts<Props>(load: () => Promise<ScriptWithTexts<Props>>): LazyPage<Props> {
  let loading: Promise<{ default: ComponentType<Props> }> | undefined;
  const preload = () => {
    loading ??= load()
      .then(async ({ Page, texts }) => {
        await loadTexts(texts);
        return { default: Page };
      })
      .catch((error: unknown) => {
        loading = undefined;
        throw error;
      });
    return loading;
  };
  return { Page: lazy(preload), preload };
}
