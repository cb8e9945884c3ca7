import type { Language } from '@lamplight/domain/profiles';
import type { Scene } from '@lamplight/domain/scenes';
import { createLink } from '@tanstack/react-router';
import type { AnchorHTMLAttributes, ReactNode, Ref } from 'react';
import { ListenButton } from '../read-aloud/listen-button.tsx';
import styles from './scene-link.module.css';
import { SceneStage } from './scene-stage.tsx';

/** Pictures that lead somewhere, side by side. */
export function SceneLinks({ children }: { readonly children: ReactNode }) {
  return <ul className={styles.list}>{children}</ul>;
}

interface PictureAnchorProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  readonly ref?: Ref<HTMLAnchorElement>;
  readonly scene?: Scene;
  /** What stands in the place of a scene. */
  readonly picture?: ReactNode;
  readonly title: string;
  readonly language: Language;
}

function PictureAnchor({ scene, picture, title, language, ...anchor }: PictureAnchorProps) {
  return (
    <li className={styles.item}>
      <a {...anchor} className={styles.link} lang={language}>
        <div aria-hidden>
          {scene === undefined ? (
            picture
          ) : (
            <SceneStage illustration={{ scene, alt: title }} language={language} />
          )}
        </div>
        <span className={styles.title}>{title}</span>
      </a>
      <ListenButton title={title} text={title} lang={language} className={styles.listen} />
    </li>
  );
}

/** A picture with its name, the whole of which leads somewhere; who cannot read hears the name. */
export const SceneLink = createLink(PictureAnchor);
