import { type Accommodation, NO_ACCOMMODATION } from '@lamplight/domain/multiplayer';
import type { StudentView } from '@lamplight/domain/students';
import { Button } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TitledCard } from '../../../ui/card/titled-card.tsx';
import { ChooseOne } from '../../../ui/form/choice-tiles.tsx';
import { SwitchField } from '../../../ui/form/switch-field.tsx';
import { showToast } from '../../../ui/toast/show-toast.ts';
import { useFailureToast } from '../../../ui/toast/use-failure-toast.ts';
import { useSetAccommodation } from '../students.queries.ts';
import styles from './students.module.css';

/** What a child's time for a question can be multiplied by, with the key of its words. */
const TIMES = [
  { value: 1, key: 'usual' },
  { value: 1.5, key: 'more' },
  { value: 2, key: 'twice' },
] as const;

/** What helps the child in live games, without any other child learning of it. */
export function AccommodationCard({ student }: { readonly student: StudentView }) {
  const { t } = useTranslation('students');
  const [wish, setWish] = useState<Accommodation>(student.accommodation ?? NO_ACCOMMODATION);
  const set = useSetAccommodation(student.id);
  const fail = useFailureToast();
  const send = (event: FormEvent) => {
    event.preventDefault();
    set.mutate(
      { userId: student.id, ...wish },
      {
        onSuccess: () => showToast({ kind: 'success', title: t('games.saved') }),
        onError: (error) => fail({ title: t('games.failed'), error, fallback: t('tryAgain') }),
      },
    );
  };
  return (
    <TitledCard title={t('games.title')} className={styles.card}>
      <p className={styles.soft}>{t('games.about')}</p>
      <form className={styles.form} onSubmit={send}>
        <ChooseOne
          legend={t('games.time')}
          size="small"
          choices={TIMES.map(({ value, key }) => ({ value, label: t(`games.${key}`) }))}
          chosen={wish.timeFactor}
          onChoose={(timeFactor) => setWish({ ...wish, timeFactor })}
        />
        <SwitchField
          label={t('games.fewer')}
          description={t('games.fewerAbout')}
          checked={wish.fewerOptions}
          onChange={({ currentTarget: { checked } }) => setWish({ ...wish, fewerOptions: checked })}
        />
        <SwitchField
          label={t('games.aloud')}
          description={t('games.aloudAbout')}
          checked={wish.readAloud}
          onChange={({ currentTarget: { checked } }) => setWish({ ...wish, readAloud: checked })}
        />
        <Button type="submit" className={styles.start ?? ''} loading={set.isPending}>
          {t('games.save')}
        </Button>
      </form>
    </TitledCard>
  );
}
