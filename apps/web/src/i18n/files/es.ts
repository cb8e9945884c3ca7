import type { ResourceKey } from 'i18next';

export const files = import.meta.glob<ResourceKey>('../es/*.json', { import: 'default' });
