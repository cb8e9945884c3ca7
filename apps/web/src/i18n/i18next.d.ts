import 'i18next';
import type resources from './resources.ts';

declare module 'i18next' {
  /** Lets the compiler check every key; `resources.ts` is written from the files in `en/`. */
  interface CustomTypeOptions {
    defaultNS: 'shell';
    resources: typeof resources & {
      /** Sentences of the server and of form rules: the English sentence is its own key. */
      sentences: Record<string, string>;
    };
  }
}
