import { CURRICULUM_DAYS } from '@lamplight/domain/curriculum';
import type { StudentView } from '@lamplight/domain/students';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { agoText } from '../../../lib/dates.ts';
import { Card } from '../../../ui/card/card.tsx';
import { LinkButton } from '../../../ui/link-button/link-button.tsx';
import { Notice } from '../../../ui/notice/notice.tsx';
import { Picture } from '../../../ui/picture/picture.tsx';
import { nameOf } from '../student-names.ts';
import { DaySetting } from './day-setting.tsx';
import { HelpReasons } from './help-reasons.tsx';
import { PasswordDialog } from './password-dialog.tsx';
import { ProgressCell } from './progress-cell.tsx';
import styles from './students.module.css';

/** Who the student is, how far they are, and what can be done for them. */
export function StudentHead({ student }: { readonly student: StudentView }) {
  const { t, i18n } = useTranslation('students');
  const [resetting, setResetting] = useState(false);
  const { age, grade, lastSeenAt, currentDay, classes, achievements, help, password } = student;
  const facts = [
    [t('username'), student.username],
    [t('age'), age ?? t('unknown')],
    [t('grade'), grade ?? t('unknown')],
    [t('view.classes'), classes.map(({ name }) => name).join(', ') || t('unknown')],
    [t('day'), t('dayOf', { day: currentDay, total: CURRICULUM_DAYS })],
    [t('seen'), lastSeenAt === null ? t('never') : agoText(lastSeenAt, Date.now(), i18n.language)],
    [t('view.achievements'), achievements],
  ] as const;
  return (
    <Card as="section" className={styles.head}>
      <h2 className={styles.name}>{nameOf(student)}</h2>
      <dl className={styles.facts}>
        {facts.map(([term, value]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <ProgressCell student={student} totalLessons={student.totalLessons} />
      {help.length > 0 && (
        <Notice picture="waving-hand" title={t('help.title')}>
          <HelpReasons help={help} withQuestion />
        </Notice>
      )}
      <div className={styles.ways}>
        {password === 'resettable' && (
          <Button
            variant="default"
            leftSection={<Picture name="key" size={22} />}
            onClick={() => setResetting(true)}
          >
            {t('password.button')}
          </Button>
        )}
        <DaySetting student={student} />
        <LinkButton
          to="/reports/child/$studentId"
          params={{ studentId: String(student.id) }}
          search={{ span: '28' }}
          variant="default"
          leftSection={<Picture name="scroll" size={22} />}
        >
          {t('view.report')}
        </LinkButton>
      </div>
      {password !== 'resettable' && <p className={styles.soft}>{t(`password.${password}`)}</p>}
      {resetting && <PasswordDialog student={student} onClose={() => setResetting(false)} />}
    </Card>
  );
}
