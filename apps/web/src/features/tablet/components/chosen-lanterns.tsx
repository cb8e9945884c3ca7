import {
  type SignInPicture as Named,
  PICTURES_IN_PASSWORD,
} from '@lamplight/domain/classroom-sign-in';
import { useTranslation } from 'react-i18next';
import { SignInPicture } from '../../../ui/sign-in-picture/sign-in-picture.tsx';
import styles from './chosen-lanterns.module.css';

/** Three lanterns in a row: each lights up with the picture that was tapped. */
export function ChosenLanterns({ chosen }: { readonly chosen: readonly Named[] }) {
  const { t } = useTranslation(['tablet', 'sign-in-pictures']);
  return (
    <ol className={styles.lanterns} aria-label={t('pictures.chosen')}>
      {Array.from({ length: PICTURES_IN_PASSWORD }, (_, place) => {
        const picture = chosen[place];
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the three places never move.
          <li key={place} className={styles.lantern} data-lit={picture !== undefined}>
            <span className={styles.handle} aria-hidden="true" />
            <span className={styles.glass}>
              {picture === undefined ? (
                <span className={styles.empty}>{t('pictures.dark')}</span>
              ) : (
                <SignInPicture
                  name={picture}
                  size="70%"
                  title={t(`sign-in-pictures:names.${picture}`)}
                />
              )}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
