import type { BatchPreview, SignInKind } from '@lamplight/domain/classroom-sign-in';
import { Button } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fieldMessages } from '../../../lib/errors.ts';
import { randomId } from '../../../lib/platform.ts';
import { ChooseOne } from '../../../ui/form/choice-tiles.tsx';
import { Notice } from '../../../ui/notice/notice.tsx';
import { showToast } from '../../../ui/toast/show-toast.ts';
import { useFailureToast } from '../../../ui/toast/use-failure-toast.ts';
import { draftOf, problemsByLine, takenStudents, withChange } from '../batch-draft.ts';
import styles from '../classroom-sign-in.module.css';
import { useCreateBatch } from '../classroom-sign-in.queries.ts';
import { keepMadeCards } from '../made-cards.ts';
import { BatchRows } from './batch-rows.tsx';

export interface BatchCheckProps {
  readonly classId: number;
  readonly preview: BatchPreview;
}

/** Children who can read begin to type their password at about this age, in years. */
const TYPING_AGE = 8;

/** What the list would bring, line by line, before anything is stored. */
export function BatchCheck({ classId, preview }: BatchCheckProps) {
  const { t } = useTranslation('classroom-sign-in');
  const [draft, setDraft] = useState(() => draftOf(preview.students));
  const ages = preview.students.flatMap(({ age }) => (age === null ? [] : [age]));
  const usual: SignInKind = ages.some((age) => age < TYPING_AGE) ? 'pictures' : 'words';
  const [kind, setKind] = useState<SignInKind>(usual);
  const create = useCreateBatch();
  const navigate = useNavigate();
  const fail = useFailureToast();
  const key = useRef(randomId());
  const students = takenStudents(draft);

  const change = (line: number, fields: Parameters<typeof withChange>[2]) => {
    setDraft(withChange(draft, line, fields));
    key.current = randomId();
    create.reset();
  };
  const choose = (next: SignInKind) => {
    setKind(next);
    key.current = randomId();
  };
  const add = () =>
    create.mutate(
      { key: key.current, batch: { classId, kind, students } },
      {
        onSuccess: (cards) => {
          keepMadeCards(cards);
          const count = cards.cards.length;
          showToast({ kind: 'success', title: t('add.done', { count }) });
          void navigate({ to: '/class-cards/$classId', params: { classId: String(classId) } });
        },
        onError: (error) => fail({ title: t('add.failed'), error, fallback: t('add.failedText') }),
      },
    );

  return (
    <>
      <p role="status">{t('add.found', { count: preview.students.length })}</p>
      {preview.tooMany > 0 && <Notice>{t('add.tooMany', { count: preview.tooMany })}</Notice>}
      <BatchRows
        draft={draft}
        refusals={problemsByLine(draft, fieldMessages(create.error))}
        onChange={change}
      />
      <ChooseOne
        legend={t('kind.legend')}
        choices={[
          {
            value: 'pictures',
            label: t('kind.pictures'),
            note: t('kind.picturesNote'),
            picture: 'artist-palette',
          },
          { value: 'words', label: t('kind.words'), note: t('kind.wordsNote'), picture: 'memo' },
        ]}
        chosen={kind}
        onChoose={choose}
      />
      <p className={styles.hint}>{t('add.cardsNext')}</p>
      <div className={styles.buttons}>
        <Button loading={create.isPending} disabled={students.length === 0} onClick={add}>
          {t('add.button', { count: students.length })}
        </Button>
      </div>
    </>
  );
}
