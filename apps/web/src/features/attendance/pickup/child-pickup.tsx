import type { ChildDay } from '@lamplight/domain/attendance';
import type { LinkedStudent } from '@lamplight/domain/families';
import { useTranslation } from 'react-i18next';
import { calledName } from '../../../lib/full-name.ts';
import { TitledCard } from '../../../ui/card/titled-card.tsx';
import { Notice } from '../../../ui/notice/notice.tsx';
import { QueryState } from '../../../ui/states/query-state.tsx';
import styles from '../attendance.module.css';
import { useDayOfChild } from '../attendance.queries.ts';
import { timeText } from '../door/time-text.ts';
import { Collectors } from './collectors.tsx';
import { SomebodyElse } from './somebody-else.tsx';

/** The day of a parent's child: whether it is here, the code, and who collects it. */
export function ChildPickup({ student }: { readonly student: LinkedStudent }) {
  const { t } = useTranslation('pickup');
  const name = calledName(student);
  if (student.linkStatus !== 'confirmed') {
    return (
      <TitledCard title={t('title')} className={styles.form}>
        <Notice picture="key">{t('unconfirmed', { name })}</Notice>
      </TitledCard>
    );
  }
  return <OfConfirmed studentId={student.id} name={name} />;
}

interface OfConfirmedProps {
  readonly studentId: number;
  readonly name: string;
}

function OfConfirmed({ studentId, name }: OfConfirmedProps) {
  const { t } = useTranslation('pickup');
  const day = useDayOfChild(studentId);
  if (day.data === undefined) {
    return (
      <QueryState query={day} count={3} shape="rows" loading={t('loading')} failed={t('failed')} />
    );
  }
  return (
    <div className={styles.parts}>
      <TitledCard title={t('today')} className={styles.form}>
        <p className={styles.text}>
          <strong>
            <StateWords day={day.data} name={name} />
          </strong>
        </p>
        <section className={styles.form}>
          <h3 className={styles.part}>{t('code')}</h3>
          <p className={styles.code}>{day.data.code}</p>
          <p className={styles.soft}>{t('codeAbout', { name })}</p>
        </section>
      </TitledCard>
      <SomebodyElse studentId={studentId} announced={day.data.announced} />
      <Collectors studentId={studentId} name={name} collectors={day.data.collectors} />
    </div>
  );
}

function StateWords({ day, name }: { readonly day: ChildDay; readonly name: string }) {
  const { t, i18n } = useTranslation('pickup');
  const { state, arrived, left, collector: who } = day;
  const time = (at: string | null) => (at === null ? '' : timeText(at, i18n.language));
  switch (state) {
    case 'here':
      return t('states.here', { name, arrived: time(arrived) });
    case 'gone':
      return who === ''
        ? t('states.gone', { name, left: time(left) })
        : t('states.goneWith', { name, left: time(left), who });
    default:
      return t(`states.${state}`, { name });
  }
}
