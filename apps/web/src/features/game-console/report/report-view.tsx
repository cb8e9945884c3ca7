import type { GameReport } from '@lamplight/domain/game-reports';
import { Button } from '@mantine/core';
import { IconDownload, IconPrinter } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { momentText } from '../../../lib/dates.ts';
import { downloadText } from '../../../lib/download.ts';
import { percentText } from '../../../lib/percent-text.ts';
import { Notice } from '../../../ui/notice/notice.tsx';
import { Section } from '../../../ui/section/section.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { Stat, Stats } from '../../../ui/stats/stats.tsx';
import { useFailureToast } from '../../../ui/toast/use-failure-toast.ts';
import { ChildrenTable } from './children-table.tsx';
import { QuestionItem } from './question-item.tsx';
import styles from './report.module.css';
import { useReportFile } from './report.queries.ts';

/** A report with its numbers, its questions from the hardest on, and its children. */
export function ReportView({ report }: { readonly report: GameReport }) {
  const { t, i18n } = useTranslation(['game-console', 'game']);
  const { questions, children } = report;
  const [hardest] = questions;
  return (
    <>
      <div className={styles.head}>
        <div>
          <h1 className={styles.title}>{t('report.title', { name: report.roomName })}</h1>
          <p className={styles.facts}>
            {[
              t(`game:games.${report.gameType}.name`),
              report.className ?? t('games.noClass'),
              momentText(report.startedAt, i18n.language),
            ].join(' · ')}
          </p>
        </div>
        <Ways gameId={report.gameId} />
      </div>
      <Stats>
        <Stat label={t('report.players')} value={children.length} picture="backpack" />
        <Stat label={t('report.asked')} value={questions.length} picture="game-die" />
        <Stat
          label={t('report.right')}
          value={report.shareRight === null ? null : percentText(report.shareRight, i18n.language)}
          picture="check-mark-button"
        />
        <Stat
          label={t('report.hardest')}
          value={hardest === undefined ? null : t('report.number', { number: hardest.place + 1 })}
          look="name"
          picture="compass"
        />
      </Stats>
      <Section title={t('report.byQuestion')}>
        {questions.length === 0 ? (
          <EmptyState picture="game-die" text={t('report.noQuestions')} />
        ) : (
          <>
            <p className={styles.facts}>{t('report.questionsText')}</p>
            <ol className={styles.questions}>
              {questions.map((question) => (
                <QuestionItem key={question.place} question={question} />
              ))}
            </ol>
          </>
        )}
      </Section>
      {children.length > 0 && (
        <Section title={t('report.byChild')}>
          <ChildrenTable players={children} />
          <Notice picture="seedling">{t('report.practice')}</Notice>
        </Section>
      )}
    </>
  );
}

/** Onto paper, and into a spreadsheet. */
function Ways({ gameId }: { readonly gameId: number }) {
  const { t } = useTranslation('game-console');
  const tellFailure = useFailureToast();
  const file = useReportFile();
  const save = () =>
    file.mutate(gameId, {
      onSuccess: ({ filename, csv }) => downloadText(filename, 'text/csv', csv),
      onError: (error) =>
        tellFailure({ title: t('report.notExported'), error, fallback: t('report.tryAgain') }),
    });
  return (
    <div className={styles.ways}>
      <Button
        variant="default"
        leftSection={<IconPrinter size={18} aria-hidden />}
        onClick={() => window.print()}
      >
        {t('report.print')}
      </Button>
      <Button
        variant="default"
        leftSection={<IconDownload size={18} aria-hidden />}
        disabled={file.isPending}
        onClick={save}
      >
        {t('report.export')}
      </Button>
    </div>
  );
}
