import type { ColoringPage, ColoringShelf } from '@lamplight/domain/coloring';
import { useIntersection } from '@mantine/hooks';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { DEFAULT_LANGUAGE, supportedLanguage } from '../../../i18n/languages.ts';
import { SceneLink, SceneLinks } from '../../../ui/scene/scene-link.tsx';
import { Section } from '../../../ui/section/section.tsx';
import { keptColors } from '../use-work.ts';
import styles from './picture-shelf.module.css';

/** The kit comes with the first picture that is seen. */
const SmallPicture = lazy(() => import('./small-picture.tsx'));

/** How far below the screen pictures are drawn already. */
const NEAR = { rootMargin: '400px' };

export interface PictureShelfProps {
  readonly shelf: ColoringShelf;
  readonly userId: number;
}

/** Pictures that belong together, each as somebody has colored it in. */
export function PictureShelf({ shelf, userId }: PictureShelfProps) {
  const language = useShelfLanguage();
  return (
    <Section title={shelf.title[language]}>
      <SceneLinks>
        {shelf.pages.map((picture) => (
          <SceneLink
            key={picture.id}
            picture={<Thumbnail picture={picture} userId={userId} />}
            title={picture.title[language]}
            language={language}
            to="/coloring"
            search={{ picture: picture.id }}
          />
        ))}
      </SceneLinks>
    </Section>
  );
}

/** The reader's language, which every picture has. */
export function useShelfLanguage() {
  const { i18n } = useTranslation();
  return supportedLanguage(i18n.language) ?? DEFAULT_LANGUAGE;
}

/** A small picture, drawn when it comes near the screen: forty at once would keep an old tablet waiting. */
function Thumbnail({
  picture,
  userId,
}: {
  readonly picture: ColoringPage;
  readonly userId: number;
}) {
  const { ref, entry } = useIntersection<HTMLDivElement>(NEAR);
  return (
    <div ref={ref} className={styles.paper}>
      {entry?.isIntersecting === true && (
        <Suspense>
          <SmallPicture scene={picture.scene} colors={keptColors(picture.id, userId)} />
        </Suspense>
      )}
    </div>
  );
}
