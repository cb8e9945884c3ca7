import { spokenAct } from '@lamplight/domain/acts';
import { Button } from '@mantine/core';
import { IconNotebook, IconPencil } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Picture } from '../../picture/picture.tsx';
import type { ActPropsOf } from '../lesson-act.tsx';
import { ActFrame } from '../parts/act-frame.tsx';
import { useTries } from '../parts/use-tries.ts';
import { toneOf } from '../rules/tone.ts';
import styles from './write-act.module.css';

/** Characters of a line: two lines on a tablet. */
const LONGEST_LINE = 280;

type State = 'open' | 'saving' | 'failed' | 'saved' | 'elsewhere';

/** A line for the journal, which is read as the journal is; or it is written on paper, or said. */
export function WriteAct(props: ActPropsOf<'write'>) {
  const { act, seed, language, band, given, onSay, onWrite } = props;
  const { t } = useTranslation('acts');
  const { submit } = useTries(act, props);
  const tone = toneOf(band);
  const areaId = useId();
  const [line, setLine] = useState('');
  const [state, setState] = useState<State>(given === null ? 'open' : 'elsewhere');
  const isDone = state === 'saved' || state === 'elsewhere';

  const save = async () => {
    setState('saving');
    try {
      await onWrite?.(line.trim());
      setState('saved');
      submit([]);
    } catch {
      setState('failed');
    }
  };

  return (
    <ActFrame
      question={act.question}
      language={language}
      band={band}
      spoken={spokenAct(act, seed)}
      onSay={onSay}
      actions={
        !isDone && (
          <>
            {onWrite && (
              <Button
                disabled={line.trim() === '' || state === 'saving'}
                leftSection={<IconNotebook size={22} aria-hidden />}
                onClick={() => void save()}
              >
                {t(state === 'saving' ? 'write.saving' : 'write.save')}
              </Button>
            )}
            <Button
              variant="default"
              leftSection={<IconPencil size={22} aria-hidden />}
              onClick={() => {
                setState('elsewhere');
                submit([]);
              }}
            >
              {t(`write.elsewhere.${tone}`)}
            </Button>
          </>
        )
      }
      feedback={
        <>
          {state === 'failed' && <p className={styles.failed}>{t('write.failed')}</p>}
          {isDone && (
            <p className={styles.done}>
              <Picture name="memo" size={36} />
              {t(state === 'saved' ? 'write.saved' : `write.done.${tone}`)}
            </p>
          )}
        </>
      }
    >
      {!isDone && onWrite && (
        <div>
          <label className={styles.label} htmlFor={areaId}>
            {t('write.label')}
          </label>
          <textarea
            id={areaId}
            className={styles.line}
            rows={2}
            maxLength={LONGEST_LINE}
            value={line}
            aria-describedby={`${areaId}-readers`}
            onChange={(event) => setLine(event.target.value)}
          />
          <p id={`${areaId}-readers`} className={styles.readers}>
            {t(`write.readers.${tone}`)}
          </p>
        </div>
      )}
    </ActFrame>
  );
}
