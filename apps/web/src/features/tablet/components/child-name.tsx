import { useTranslation } from 'react-i18next';
import { SignInPicture } from '../../../ui/sign-in-picture/sign-in-picture.tsx';
import styles from './child-name.module.css';

/** Who is about to sign in: the picture of their tile and their name. */
export function ChildName({ name, picture }: { readonly name: string; readonly picture: string }) {
  const { t } = useTranslation('tablet');
  return (
    <div className={styles.child}>
      <SignInPicture name={picture} size="4.5rem" />
      <h1 id="child-name" className={styles.name}>
        {t('pictures.hello', { name })}
      </h1>
    </div>
  );
}
