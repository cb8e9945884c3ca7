import type { FamilyLink } from '@lamplight/domain/families';
import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { dayText } from '../../../lib/dates.ts';
import { calledName, fullName } from '../../../lib/full-name.ts';
import { showToast } from '../../../ui/toast/show-toast.ts';
import { useFailureToast } from '../../../ui/toast/use-failure-toast.ts';
import { useConfirmLink, useEndLink } from '../families.queries.ts';
import styles from './family-links.module.css';

export interface FamilyLinkRowProps {
  readonly link: FamilyLink;
  /** Whether the child is named, where the list holds several. */
  readonly naming: boolean;
  /** Whether the reader may vouch for an unconfirmed link. */
  readonly mayConfirm: boolean;
}

/** A link between a parent and a child: who, how it came, and how to confirm or end it. */
export function FamilyLinkRow({ link, naming, mayConfirm }: FamilyLinkRowProps) {
  const { t, i18n } = useTranslation('family-links');
  const confirming = useConfirmLink();
  const ending = useEndLink();
  const failed = useFailureToast();
  const { parent, student, status, way, since } = link;
  const names = { parent: fullName(parent), child: calledName(student) };
  const pair = { parentId: parent.id, studentId: student.id };

  const change = async (kind: 'confirmed' | 'ended', make: () => Promise<unknown>) => {
    try {
      await make();
      showToast({ kind: 'success', title: t(`${kind}.title`), text: t(`${kind}.text`, names) });
    } catch (error) {
      failed({ title: t('failed'), error, fallback: t('failedText') });
    }
  };

  return (
    <li className={styles.row}>
      <div>
        <strong>{t(naming ? 'pair' : 'parent', { ...names, username: parent.username })}</strong>
        <p className={styles.facts}>
          <span className={styles.status} data-status={status}>
            {t(`status.${status}`)}
          </span>{' '}
          {t(`way.${way}`, { date: dayText(since, i18n.language) })}
        </p>
      </div>
      <div className={styles.ways}>
        {status === 'unconfirmed' && mayConfirm && (
          <Button
            disabled={confirming.isPending}
            aria-label={t('confirmLabel', names)}
            onClick={() => void change('confirmed', () => confirming.mutateAsync(pair))}
          >
            {t('confirm')}
          </Button>
        )}
        <Button
          variant="default"
          disabled={ending.isPending}
          aria-label={t('endLabel', names)}
          onClick={() => void change('ended', () => ending.mutateAsync(pair))}
        >
          {t('end')}
        </Button>
      </div>
    </li>
  );
}
