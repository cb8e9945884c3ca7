/// <reference types="vite/client" />

declare module 'virtual:pictures' {
  /** Address of the sprite with the pictures of screens, badges and tiles. */
  export const uiSprite: string;
  /** Address of the sprite with the pictures of lessons. */
  export const lessonSprite: string;
}
