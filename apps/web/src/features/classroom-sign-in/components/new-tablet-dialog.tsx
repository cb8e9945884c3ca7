import { TABLET_CODE_MINUTES, TABLET_NAME_MAX } from '@lamplight/domain/classroom-sign-in';
import { Button } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { TextField } from '../../../ui/form/fields.tsx';
import { QrCode } from '../../../ui/qr/qr-code.tsx';
import { useFailureToast } from '../../../ui/toast/use-failure-toast.ts';
import { WorkSurface } from '../../../ui/work-surface/work-surface.tsx';
import page from '../classroom-sign-in.module.css';
import { useMakeTabletCode } from '../classroom-sign-in.queries.ts';
import styles from './class-tablets.module.css';

export interface NewTabletDialogProps {
  readonly classId: number;
  /** Which tablet of the class it will be, for the name that is suggested. */
  readonly number: number;
  readonly onClose: () => void;
}

/** A code that makes another device a tablet of the class. */
export function NewTabletDialog({ classId, number, onClose }: NewTabletDialogProps) {
  const { t } = useTranslation('classroom-sign-in');
  const [name, setName] = useState(() => t('tablets.usualName', { number }));
  const make = useMakeTabletCode();
  const fail = useFailureToast();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    make.mutate(
      { classId, name },
      {
        onError: (error) =>
          fail({ title: t('tablets.noCode'), error, fallback: t('add.failedText') }),
      },
    );
  };
  const { data: made } = make;
  return (
    <Dialog title={t('tablets.add')} onClose={onClose}>
      <WorkSurface>
        {made === undefined ? (
          <form className={styles.dialog} onSubmit={submit}>
            <p>{t('tablets.howTo')}</p>
            <TextField
              label={t('tablets.name')}
              description={t('tablets.nameHint')}
              maxLength={TABLET_NAME_MAX}
              value={name}
              onChange={(event) => setName(event.currentTarget.value)}
            />
            <div className={page.buttons}>
              <Button type="submit" loading={make.isPending} disabled={name.trim() === ''}>
                {t('tablets.makeCode')}
              </Button>
              <Button variant="default" onClick={onClose}>
                {t('tablets.cancel')}
              </Button>
            </div>
          </form>
        ) : (
          <div className={styles.dialog}>
            <div className={styles.code}>
              <QrCode
                value={`${made.address}?code=${made.code}`}
                title={t('tablets.qr')}
                size="11rem"
              />
              <span className={styles.letters} aria-hidden="true">
                {made.code.slice(0, 4)} {made.code.slice(4)}
              </span>
              {/* Letter by letter, or it would be read as a word. */}
              <span role="status" className={page.hint}>
                {t('tablets.codeGood', {
                  code: [...made.code].join(' '),
                  minutes: TABLET_CODE_MINUTES,
                })}
              </span>
            </div>
            <ol className={styles.steps}>
              <li>
                {t('tablets.step1')} <span className={styles.address}>{made.address}</span>
              </li>
              <li>{t('tablets.step2')}</li>
              <li>{t('tablets.step3')}</li>
            </ol>
            <div className={page.buttons}>
              <Button onClick={onClose}>{t('tablets.done')}</Button>
              <Button variant="default" onClick={() => make.reset()}>
                {t('tablets.another')}
              </Button>
            </div>
          </div>
        )}
      </WorkSurface>
    </Dialog>
  );
}
