import { type CareSheet, writtenFirst } from '@lamplight/domain/care';
import { Button } from '@mantine/core';
import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { momentText } from '../../../lib/dates.ts';
import { matchesName } from '../../../lib/matches-name.ts';
import { useLeftAlone } from '../../../lib/use-left-alone.ts';
import { Card } from '../../../ui/card/card.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { TextField } from '../../../ui/form/fields.tsx';
import styles from '../components/care.module.css';
import { CareFacts } from '../components/care-facts.tsx';
import { SheetCodeForm } from './sheet-code-form.tsx';
import tablet from './tablet-sheet.module.css';
import { useKeptSheet } from './use-kept-sheet.ts';

/** Children among whom nobody has to search. */
const LISTED_AT_A_GLANCE = 10;

/** Seconds after which an open sheet that nobody touches closes: children take the tablet next. */
const LEFT_ALONE_SECONDS = 120;

/** For adults at a class tablet: the emergency sheet, with the code of the class, with or without the host. */
export function TabletSheet({ tablet: token }: { readonly tablet: string }) {
  const { t } = useTranslation('care');
  const sealed = useKeptSheet(token);
  const [asking, setAsking] = useState(false);
  const [sheet, setSheet] = useState<CareSheet | null>(null);
  const close = useCallback(() => {
    setAsking(false);
    setSheet(null);
  }, []);
  useLeftAlone(asking ? LEFT_ALONE_SECONDS : null, close);
  // Whoever wakes the tablet need not be who put it to sleep.
  useEffect(() => {
    const hidden = () => document.hidden && close();
    document.addEventListener('visibilitychange', hidden);
    return () => document.removeEventListener('visibilitychange', hidden);
  }, [close]);

  if (sealed === null) return null;
  return (
    <>
      <div className={tablet.foot}>
        <Button variant="subtle" onClick={() => setAsking(true)}>
          {t('tablet.open')}
        </Button>
      </div>
      {asking && (
        <Dialog title={t('tablet.title')} size="xl" onClose={close}>
          {sheet === null ? (
            <SheetCodeForm sealed={sealed} onOpened={setSheet} />
          ) : (
            <OpenSheet sheet={sheet} onClose={close} />
          )}
        </Dialog>
      )}
    </>
  );
}

interface OpenSheetProps {
  readonly sheet: CareSheet;
  readonly onClose: () => void;
}

function OpenSheet({ sheet: { className, madeAt, children }, onClose }: OpenSheetProps) {
  const { t, i18n } = useTranslation('care');
  const when = momentText(madeAt, i18n.language);
  const [wanted, setWanted] = useState('');
  // As on paper: what has to be minded in a hurry does not stand behind those of whom nothing is known.
  const shown = writtenFirst(children).filter(({ name }) => matchesName(name, wanted));
  return (
    <div className={styles.card}>
      <p className={styles.text}>{t('tablet.asOf', { class: className, when })}</p>
      <p className={styles.soft}>{t('tablet.closes')}</p>
      {children.length === 0 && <p className={styles.text}>{t('sheet.none')}</p>}
      {children.length > LISTED_AT_A_GLANCE && (
        <TextField
          type="search"
          label={t('tablet.search')}
          value={wanted}
          onChange={({ currentTarget: { value } }) => setWanted(value)}
        />
      )}
      {children.length > 0 && shown.length === 0 && (
        <p className={styles.text} role="status">
          {t('tablet.notFound')}
        </p>
      )}
      <ul className={tablet.children} aria-label={t('sheet.list')}>
        {shown.map((child) => (
          <Card key={child.id} as="li" className={styles.card}>
            <h2 className={tablet.name}>{child.name}</h2>
            <CareFacts {...child} />
          </Card>
        ))}
      </ul>
      <div>
        <Button onClick={onClose}>{t('tablet.close')}</Button>
      </div>
    </div>
  );
}
