import { type Examination, type FindingState, overallState } from '@lamplight/domain/doctor';
import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Card } from '../../ui/card/card.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import { Section } from '../../ui/section/section.tsx';
import { QueryState } from '../../ui/states/query-state.tsx';
import { compareClocks } from './compare-clocks.ts';
import { Addresses } from './components/addresses.tsx';
import { FindingLine } from './components/finding-line.tsx';
import { HowToUpdate } from './components/how-to-update.tsx';
import { Line } from './components/line.tsx';
import styles from './doctor.module.css';
import { useExamination, useLiveConnection } from './doctor.queries.ts';

/** What only somebody reads who looks after machines. */
const TECHNICAL: ReadonlySet<string> = new Set(['database-settings', 'program']);

const PICTURES = { good: 'check-mark-button', notice: 'light-bulb', problem: 'compass' } as const;

/** Whether this host is ready for a class: what it finds of itself, and what this page finds of it. */
export function Doctor() {
  const { t } = useTranslation('doctor');
  const examination = useExamination();
  const live = useLiveConnection();
  const again = () => {
    void examination.refetch();
    void live.refetch();
  };
  return (
    <Section
      title={t('title')}
      actions={
        <Button variant="default" loading={examination.isFetching} onClick={again}>
          {t('again')}
        </Button>
      }
    >
      <p className={styles.text}>{t('text')}</p>
      <QueryState
        query={examination}
        count={6}
        shape="rows"
        loading={t('loading')}
        failed={t('failed')}
      />
      {examination.data !== undefined && (
        <Findings
          examination={examination.data}
          seenAt={examination.dataUpdatedAt}
          isLive={live.data}
        />
      )}
    </Section>
  );
}

interface FindingsProps {
  readonly examination: Examination;
  /** When this device got it, epoch milliseconds. */
  readonly seenAt: number;
  /** Undefined while that is tried. */
  readonly isLive: boolean | undefined;
}

function Findings({ examination: { at, findings }, seenAt, isLive }: FindingsProps) {
  const { t } = useTranslation('doctor');
  const clocks = compareClocks(at, seenAt);
  const liveState: FindingState = isLive === false ? 'problem' : 'good';
  const live = isLive === undefined ? null : liveState;
  const overall = overallState([
    ...findings.map(({ state }) => state),
    clocks.state,
    ...(live === null ? [] : [live]),
  ]);
  const addresses = findings.flatMap(({ name, values }) =>
    name === 'address' ? String(values.address) : [],
  );
  const lines = findings.filter(({ name }) => name !== 'address' && !TECHNICAL.has(name));
  const technical = findings.filter(({ name }) => TECHNICAL.has(name));
  return (
    <>
      <Notice picture={PICTURES[overall]} role="status" title={t(`overall.${overall}`)}>
        {null}
      </Notice>
      <Card>
        <ul className={styles.lines}>
          {lines.map((finding, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: one look is one list, and it is never sorted.
            <FindingLine key={index} finding={finding} />
          ))}
          <Line state={clocks.state}>
            {t(`clocks.${clocks.state}`, { minutes: clocks.minutes })}
          </Line>
          <Line state={live ?? 'notice'}>{t(`socket.${live ?? 'waiting'}`)}</Line>
        </ul>
        {technical.length > 0 && (
          <details className={styles.technical}>
            <summary>{t('technical')}</summary>
            <ul className={styles.lines}>
              {technical.map((finding) => (
                <FindingLine key={finding.name} finding={finding} />
              ))}
            </ul>
          </details>
        )}
      </Card>
      {addresses.length > 0 && <Addresses addresses={addresses} />}
      <HowToUpdate />
    </>
  );
}
