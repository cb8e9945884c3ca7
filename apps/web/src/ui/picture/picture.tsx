import { contentSpriteOf } from './content-sprites.ts';
import { UI_PICTURES, type UiPicture } from './ui-pictures.ts';

/** The addresses of the sprites, which `build/pictures.ts` writes. */
const sprites = import.meta.glob<string>('/sprites/*.svg', {
  query: '?url&no-inline',
  import: 'default',
  eager: true,
});
const addressOf = (sprite: string) => sprites[`/sprites/${sprite}.svg`];

const uiNames = new Set<string>(UI_PICTURES);

export interface PictureProps {
  /** A name of the UI set, or one that a lesson names. */
  readonly name: UiPicture | (string & {});
  /** The part of the product whose own sprite holds it, such as `quiz-bible`. */
  readonly of?: string;
  /** Edge in px, or any CSS length. */
  readonly size?: number | string;
  /** What the picture shows; without it the picture is decoration and stays silent. */
  readonly title?: string;
  readonly className?: string | undefined;
}

/** A flat picture out of the sprite that holds it. */
export function Picture({ name, of, size = 32, title, className }: PictureProps) {
  const shared = uiNames.has(name) ? 'ui' : `content-${contentSpriteOf(name)}`;
  const sprite = addressOf(of ?? shared) ?? addressOf(shared);
  return (
    <svg
      className={className}
      width={size}
      height={size}
      style={{ flex: 'none' }}
      focusable="false"
      role={title === undefined ? 'presentation' : 'img'}
      aria-hidden={title === undefined}
      aria-label={title}
    >
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
