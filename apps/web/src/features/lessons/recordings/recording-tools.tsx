import { IconPlayerStop, IconTrash, IconVolume } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { showToast } from '../../../ui/toast/show-toast.ts';
import { useFailureToast } from '../../../ui/toast/use-failure-toast.ts';
import styles from './recordings.module.css';
import { type RecordingKey, useRemoveRecording } from './recordings.queries.ts';
import { usePlayback } from './use-playback.ts';

export interface RecordingToolsProps extends RecordingKey {
  /** What was recorded, for those who hear the buttons' names. */
  readonly name: string;
}

/** Listens to a recording and deletes it. */
export function RecordingTools({ id, by, name }: RecordingToolsProps) {
  const { t } = useTranslation('recordings');
  const remove = useRemoveRecording(by);
  const tellFailure = useFailureToast();
  const { isPlaying, start, stop } = usePlayback(
    { id, by },
    {
      onFail: () => showToast({ kind: 'failure', title: t('unheard'), text: t('tryAgain') }),
    },
  );
  const erase = () => {
    if (!window.confirm(t('sure', { name }))) return;
    remove.mutate(
      { id },
      {
        onError: (error) => tellFailure({ title: t('notDeleted'), error, fallback: t('tryAgain') }),
      },
    );
  };
  return (
    <>
      <button
        type="button"
        className={styles.tool}
        aria-pressed={isPlaying}
        aria-label={`${t(isPlaying ? 'stop' : 'listen')}: ${name}`}
        onClick={isPlaying ? stop : start}
      >
        {isPlaying ? <IconPlayerStop aria-hidden /> : <IconVolume aria-hidden />}
      </button>
      <button
        type="button"
        className={styles.tool}
        aria-label={`${t('delete')}: ${name}`}
        disabled={remove.isPending}
        onClick={erase}
      >
        <IconTrash aria-hidden />
      </button>
    </>
  );
}
