import type { ChildAlerts } from '@lamplight/domain/safety';
import type { StudentRow } from '@lamplight/domain/students';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePresenting } from '../../../lib/presenting.ts';
import { Picture } from '../../../ui/picture/picture.tsx';
import { Section } from '../../../ui/section/section.tsx';
import { byUrgency } from '../by-urgency.ts';
import { nameOf } from '../student-names.ts';
import { HelpReasons } from './help-reasons.tsx';
import { AlertCount, DeskLink } from './open-alerts.tsx';
import { StudentLink } from './student-link.tsx';
import styles from './students.module.css';

/** Students that are named before somebody asks for all of them. */
const SHOWN = 6;

interface NeedsHelpProps {
  readonly students: readonly StudentRow[];
  /** The children of whom alerts wait, also of other classes; undefined while that is not known. */
  readonly waiting: readonly ChildAlerts[] | undefined;
}

/** Who needs help now, and why: first of whom alerts wait. Where others see the screen nothing is said of alerts. */
export function NeedsHelp({ students, waiting }: NeedsHelpProps) {
  const { t } = useTranslation('students');
  const [all, setAll] = useState(false);
  const isPresenting = usePresenting();
  const needy = byUrgency(students);
  const inDanger = waiting?.filter(({ student }) => students.some(({ id }) => id === student.id));
  const shown = all ? needy : needy.slice(0, SHOWN);
  return (
    <Section title={t('help.title')}>
      {inDanger !== undefined && inDanger.length > 0 && !isPresenting && (
        <>
          <ul className={styles.needy} aria-label={t('alerts.title')}>
            {inDanger.map((child) => (
              <li key={child.student.id} className={styles.needyOne} data-urgent={child.isUrgent}>
                <StudentLink id={child.student.id}>{child.student.name}</StudentLink>
                <AlertCount waiting={child} />
              </li>
            ))}
          </ul>
          <div className={styles.start}>
            <DeskLink isUrgent={inDanger.some(({ isUrgent }) => isUrgent)} />
          </div>
        </>
      )}
      {needy.length === 0 && inDanger?.length === 0 && (
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
