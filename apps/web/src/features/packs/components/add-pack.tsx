import { PACK_LIMITS, type PackPreview } from '@lamplight/domain/packs';
import { Button } from '@mantine/core';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TitledCard } from '../../../ui/card/titled-card.tsx';
import { FileField } from '../../../ui/form/file-field.tsx';
import { showToast } from '../../../ui/toast/show-toast.ts';
import { useFailureToast } from '../../../ui/toast/use-failure-toast.ts';
import styles from '../packs.module.css';
import { useInstallPack, usePreviewPack } from '../packs.queries.ts';
import { PackPreviewView } from './pack-preview.tsx';

/** A file that was looked at, and what would come with it. */
interface LookedAt {
  readonly file: File;
  readonly preview: PackPreview;
}

/** A pack's file is looked at first, and then installed. */
export function AddPack() {
  const { t } = useTranslation('packs');
  const look = usePreviewPack();
  const install = useInstallPack();
  const tellFailure = useFailureToast();
  const form = useRef<HTMLFormElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<'choose' | 'tooLarge' | null>(null);
  const [lookedAt, setLookedAt] = useState<LookedAt | null>(null);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const file = input.current?.files?.[0];
    const wrong =
      file === undefined ? 'choose' : file.size > PACK_LIMITS.archive ? 'tooLarge' : null;
    setProblem(wrong);
    setLookedAt(null);
    if (file === undefined || wrong !== null) {
      input.current?.focus();
      return;
    }
    try {
      setLookedAt({ file, preview: await look.mutateAsync(file) });
    } catch (error) {
      tellFailure({ title: t('add.lookFailed'), error, fallback: t('tryAgain') });
    }
  };
  const begin = async ({ file }: LookedAt) => {
    try {
      const { title } = await install.mutateAsync(file);
      setLookedAt(null);
      form.current?.reset();
      showToast({ kind: 'success', title: t('add.done', { title }) });
    } catch (error) {
      tellFailure({ title: t('add.failed'), error, fallback: t('tryAgain') });
    }
  };

  return (
    <TitledCard title={t('add.title')}>
      <form ref={form} className={styles.form} onSubmit={(event) => void submit(event)}>
        <FileField
          ref={input}
          label={t('add.file')}
          accept=".zip"
          hint={problem === null ? t('add.fileHint') : t(`add.${problem}`)}
          isWrong={problem !== null}
        />
        <div>
          <Button type="submit" variant="default" loading={look.isPending}>
            {t('add.look')}
          </Button>
        </div>
      </form>
      {lookedAt !== null && (
        <PackPreviewView
          preview={lookedAt.preview}
          isInstalling={install.isPending}
          onInstall={() => void begin(lookedAt)}
        />
      )}
    </TitledCard>
  );
}
