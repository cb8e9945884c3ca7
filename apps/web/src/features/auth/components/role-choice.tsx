import { REGISTRABLE_ROLES } from '@lamplight/domain/users';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../../ui/notice/notice.tsx';
import { Picture } from '../../../ui/picture/picture.tsx';
import type { UiPicture } from '../../../ui/picture/ui-pictures.ts';
import type { RegistrableRole } from '../registration.ts';
import { FormPart } from './form-part.tsx';
import styles from './role-choice.module.css';

const PICTURES: Readonly<Record<RegistrableRole, UiPicture>> = {
  student: 'backpack',
  parent: 'people-hugging',
  teacher: 'books',
};

export interface RoleChoiceProps {
  readonly role: RegistrableRole;
  readonly onChoose: (role: RegistrableRole) => void;
}

/** Student, parent or teacher, each with a picture large enough for those who do not read yet. */
export function RoleChoice({ role, onChoose }: RoleChoiceProps) {
  const { t } = useTranslation('auth');
  return (
    <FormPart legend={t('register.who')}>
      <div className={styles.choice}>
        <div className={styles.roles}>
          {REGISTRABLE_ROLES.map((name) => (
            <label key={name} className={styles.role}>
              <input
                type="radio"
                name="role"
                value={name}
                checked={role === name}
                onChange={() => onChoose(name)}
              />
              <Picture name={PICTURES[name]} size={72} />
              <span className={styles.name}>{t(`register.roles.${name}.name`)}</span>
              <span className={styles.text}>{t(`register.roles.${name}.text`)}</span>
            </label>
          ))}
        </div>
        {role === 'teacher' && (
          <Notice picture="handshake" role="status">
            {t('register.teacherNote')}
          </Notice>
        )}
      </div>
    </FormPart>
  );
}
