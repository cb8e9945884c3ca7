import type { ActOf } from '@lamplight/domain/acts';
import type { Language } from '@lamplight/domain/profiles';
import { IconArrowBackUp } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Stroke } from '../drawing/drawing.ts';
import { Sheet } from '../drawing/sheet.tsx';
import type { Example } from './lab.ts';
import { PatientButton } from './patient-button.tsx';
import styles from './training.module.css';

export interface OwnExampleProps {
  readonly act: ActOf<'train'>;
  readonly language: Language;
  readonly onAdd: (example: Example) => void;
}

/** A sheet to draw an example on, and the two piles that it may go to. */
export function OwnDrawing({ act, language, onAdd }: OwnExampleProps) {
  const { t } = useTranslation('acts');
  const [strokes, setStrokes] = useState<readonly Stroke[]>([]);
  return (
    <div className={styles.own}>
      <Sheet
        name={t('train.sheet', { count: strokes.length })}
        strokes={strokes}
        crayon="black"
        width="middle"
        isLocked={false}
        onStroke={(stroke) => setStrokes([...strokes, stroke])}
      />
      <div className={styles.buttons}>
        {act.groups.map(({ text }, group) => (
          <PatientButton
            key={text}
            lang={language}
            isOff={strokes.length === 0}
            onClick={() => {
              onAdd({ group, strokes: strokes.map(({ points }) => points) });
              setStrokes([]);
            }}
          >
            {t('train.into', { group: text })}
          </PatientButton>
        ))}
        <PatientButton
          variant="default"
          isOff={strokes.length === 0}
          leftSection={<IconArrowBackUp size={22} aria-hidden />}
          onClick={() => setStrokes(strokes.slice(0, -1))}
        >
          {t('draw.undo')}
        </PatientButton>
      </div>
    </div>
  );
}
