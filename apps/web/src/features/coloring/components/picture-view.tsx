import type { ColoringPage } from '@lamplight/domain/coloring';
import { Button } from '@mantine/core';
import { IconArrowBackUp, IconPrinter, IconRefresh } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Page } from '../../../ui/shell/page.tsx';
import { colorsNow, emptied, filled, isEmpty, undone } from '../colors.ts';
import type { Crayon } from '../palette.ts';
import { useWork } from '../use-work.ts';
import { CrayonBox } from './crayon-box.tsx';
import { useShelfLanguage } from './picture-shelf.tsx';
import styles from './picture-view.module.css';

const Canvas = lazy(() => import('./canvas.tsx'));

export interface PictureViewProps {
  readonly picture: ColoringPage;
  readonly userId: number;
}

/** One picture, the box of crayons, and what can be done with it. */
export function PictureView({ picture, userId }: PictureViewProps) {
  const { t } = useTranslation(['coloring', 'shell']);
  const language = useShelfLanguage();
  const [work, setWork] = useWork(picture.id, userId);
  const [crayon, setCrayon] = useState<Crayon>('red');
  const title = picture.title[language];
  return (
    <Page title={title} backTo="/coloring" backLabel={t('all')}>
      <div className={styles.desk}>
        <div className={styles.paper}>
          <Suspense>
            <Canvas
              title={title}
              scene={picture.scene}
              colors={colorsNow(work)}
              onFill={(area) => setWork(filled(work, area, crayon))}
            />
          </Suspense>
        </div>
        <div className={styles.tools}>
          <CrayonBox chosen={crayon} onChoose={setCrayon} />
          <div className={styles.buttons}>
            <Button
              variant="default"
              leftSection={<IconArrowBackUp size={22} aria-hidden />}
              disabled={work.length === 1}
              onClick={() => setWork(undone(work))}
            >
              {t('undo')}
            </Button>
            <Button
              variant="default"
              leftSection={<IconRefresh size={22} aria-hidden />}
              disabled={isEmpty(work)}
              onClick={() => setWork(emptied(work))}
            >
              {t('again')}
            </Button>
            <Button
              variant="default"
              leftSection={<IconPrinter size={22} aria-hidden />}
              onClick={() => window.print()}
            >
              {t('shell:print')}
            </Button>
          </div>
          <p className={styles.kept}>{t('kept')}</p>
        </div>
      </div>
    </Page>
  );
}
