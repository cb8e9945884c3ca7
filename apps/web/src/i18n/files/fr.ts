import type { ResourceKey } from 'i18next';

export const files = import.meta.glob<ResourceKey>('../fr/*.json', { import: 'default' });
