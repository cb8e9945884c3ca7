import { useTranslation } from 'react-i18next';
import { ListenButton } from '../../../ui/read-aloud/listen-button.tsx';
import { Decoration } from '../../../ui/scene/decoration.tsx';
import { LazyThing } from '../../../ui/scene/lazy-scene.tsx';
import styles from './more-tent.module.css';

export interface MoreTentProps {
  readonly open: boolean;
  readonly onToggle: () => void;
  /** Id of what it opens. */
  readonly controls: string;
}

/** The tent with everything else of the home. */
export function MoreTent({ open, onToggle, controls }: MoreTentProps) {
  const { t } = useTranslation('dashboard');
  return (
    <div className={styles.place}>
      <ListenButton title={t('camp.more')} text={t('camp.moreText')} />
      <button
        type="button"
        className={styles.tent}
        aria-expanded={open}
        aria-controls={controls}
        onClick={onToggle}
      >
        <span className={styles.drawing}>
          <Decoration>
            <LazyThing what="camp-tent" viewBox="-74 -104 148 110" />
          </Decoration>
        </span>
        <span className={styles.plate}>{t(open ? 'camp.less' : 'camp.more')}</span>
      </button>
    </div>
  );
}
