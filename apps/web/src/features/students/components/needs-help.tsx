import type { StudentRow } from '@lamplight/domain/students';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Picture } from '../../../ui/picture/picture.tsx';
import { Section } from '../../../ui/section/section.tsx';
import { byUrgency } from '../by-urgency.ts';
import { nameOf } from '../student-names.ts';
import { HelpReasons } from './help-reasons.tsx';
import { StudentLink } from './student-link.tsx';
import styles from './students.module.css';

/** Students that are named before somebody asks for all of them. */
const SHOWN = 6;

/** Who needs help now, and why. */
export function NeedsHelp({ students }: { readonly students: readonly StudentRow[] }) {
  const { t } = useTranslation('students');
  const [all, setAll] = useState(false);
  const needy = byUrgency(students);
  const shown = all ? needy : needy.slice(0, SHOWN);
  return (
    <Section title={t('help.title')}>
      {needy.length === 0 && (
        <p className={styles.calm}>
          <Picture name="check-mark-button" size={24} />
          {t('help.none')}
        </p>
      )}
      {shown.length > 0 && (
        <ul className={styles.needy}>
          {shown.map((student) => (
            <li key={student.id} className={styles.needyOne}>
              <StudentLink id={student.id}>{nameOf(student)}</StudentLink>
              <HelpReasons help={student.help} withQuestion />
            </li>
          ))}
        </ul>
      )}
      {shown.length < needy.length && (
        <Button variant="default" className={styles.start ?? ''} onClick={() => setAll(true)}>
          {t('help.all', { count: needy.length })}
        </Button>
      )}
    </Section>
  );
}
