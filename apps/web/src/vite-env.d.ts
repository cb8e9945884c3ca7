/// <reference types="vite/client" />

declare module 'virtual:pictures' {
  /** Address of the sprite with the pictures of screens, badges and tiles. */
  export const uiSprite: string;
  /** Addresses of the sprites with the pictures of lessons and stories (`ui/picture/content-sprites.ts`). */
  export const contentSprites: readonly string[];
  /** Address of the sprite of each part that has one of its own. */
  export const partSprites: Readonly<Record<string, string>>;
}
