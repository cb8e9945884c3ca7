import { navigationStyle } from '@lamplight/domain/platform';
import type { CurrentUser } from '@lamplight/domain/users';
import { useTranslation } from 'react-i18next';
import { Picture } from '../../../ui/picture/picture.tsx';
import { ListenButton } from '../../../ui/read-aloud/listen-button.tsx';
import { TextArea } from '../../../ui/text-area/text-area.tsx';
import type { LabNote } from '../lab-notes.ts';
import { useLabNote } from '../use-lab-note.ts';
import styles from './lab-note-field.module.css';

export interface LabNoteFieldProps {
  /** What is noted: the guess before, or what was seen. */
  readonly what: keyof LabNote;
  readonly experimentId: number;
  readonly user: CurrentUser;
}

/** A place for a guess, or for what happened. It stays on this device. Who can't write yet says it aloud. */
export function LabNoteField({ what, experimentId, user }: LabNoteFieldProps) {
  const { t } = useTranslation('experiments');
  const [note, change] = useLabNote(user.id, experimentId);
  if (user.age !== null && navigationStyle(user.age) === 'simple') {
    const text = t(`notes.say.${what}`);
    return (
      <p className={styles.say}>
        <Picture name="waving-hand" size={40} />
        <span>{text}</span>
        <ListenButton title={text} text={text} />
      </p>
    );
  }
  return (
    <div className={styles.note}>
      <TextArea
        label={t(`notes.${what}`)}
        value={note[what]}
        error={null}
        onChange={(event) => change({ [what]: event.currentTarget.value })}
      />
      <p className={styles.hint}>{t('notes.stay')}</p>
    </div>
  );
}
