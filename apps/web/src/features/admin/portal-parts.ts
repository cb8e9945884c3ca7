/** The parts of the tabs that are put together from other features, in the order in which they stand. */
export const PORTAL_PARTS = {
  classes: ['classes', 'sign-in'],
  care: ['safety', 'chats', 'outside', 'consents', 'links', 'voices'],
  host: ['doctor', 'packs', 'backups', 'ai', 'settings', 'retention', 'audit', 'sample'],
} as const;
export type PartedTab = keyof typeof PORTAL_PARTS;
export type PortalPart = (typeof PORTAL_PARTS)[PartedTab][number];
