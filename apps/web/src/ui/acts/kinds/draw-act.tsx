import { spokenAct } from '@lamplight/domain/acts';
import { Button } from '@mantine/core';
import { IconArrowBackUp, IconCheck, IconPencil, IconTrash } from '@tabler/icons-react';
import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Crayons } from '../drawing/crayons.tsx';
import type { Crayon, Width } from '../drawing/drawing.ts';
import { Sheet } from '../drawing/sheet.tsx';
import { useDrawing } from '../drawing/use-drawing.ts';
import type { ActPropsOf } from '../lesson-act.tsx';
import { ActFrame } from '../parts/act-frame.tsx';
import { Telling } from '../parts/telling.tsx';
import { useTries } from '../parts/use-tries.ts';
import { toneOf } from '../rules/tone.ts';
import { useHow } from '../use-how.ts';
import styles from './draw-act.module.css';

/** Something to draw here or on paper. The drawing stays on this device. */
export function DrawAct(props: ActPropsOf<'draw'>) {
  const { act, seed, language, band, given, onSay, keepAs } = props;
  const { t } = useTranslation('acts');
  const how = useHow(band);
  const { submit } = useTries(act, props);
  const { strokes, add, undo, clear } = useDrawing(keepAs);
  const [crayon, setCrayon] = useState<Crayon>('blue');
  const [width, setWidth] = useState<Width>('middle');
  const [isDone, setDone] = useState(given !== null);
  const tone = toneOf(band);
  const finish = () => {
    setDone(true);
    submit([]);
  };
  const tool = (name: string, icon: ReactElement, onClick: () => void, isOff: boolean) => (
    <button
      type="button"
      className={styles.tool}
      aria-disabled={isOff}
      onClick={() => !isOff && onClick()}
    >
      {icon}
      {name}
    </button>
  );

  return (
    <ActFrame
      question={act.question}
      language={language}
      band={band}
      how={isDone ? '' : how('draw')}
      spoken={spokenAct(act, seed)}
      onSay={onSay}
      actions={
        isDone ? (
          <Button
            variant="default"
            leftSection={<IconPencil size={22} aria-hidden />}
            onClick={() => setDone(false)}
          >
            {t('draw.goOn')}
          </Button>
        ) : (
          <>
            <Button
              disabled={strokes.length === 0}
              leftSection={<IconCheck size={24} aria-hidden />}
              onClick={finish}
            >
              {t('draw.done')}
            </Button>
            <Button variant="default" onClick={finish}>
              {t('draw.onPaper')}
            </Button>
          </>
        )
      }
      feedback={
        isDone && (
          <Telling
            picture="artist-palette"
            words={t(`draw.thanks.${tone}`)}
            text=""
            language={language}
          />
        )
      }
    >
      <div className={styles.draw}>
        <Sheet
          name={t('draw.sheet', { count: strokes.length })}
          strokes={strokes}
          crayon={crayon}
          width={width}
          isLocked={isDone}
          onStroke={add}
        />
        {!isDone && (
          <>
            <Crayons crayon={crayon} width={width} onCrayon={setCrayon} onWidth={setWidth}>
              <div className={styles.tools}>
                {tool(t('draw.undo'), <IconArrowBackUp aria-hidden />, undo, false)}
                {tool(t('draw.clear'), <IconTrash aria-hidden />, clear, strokes.length === 0)}
              </div>
            </Crayons>
            <p className={styles.kept}>{t(`draw.kept.${tone}`)}</p>
          </>
        )}
      </div>
    </ActFrame>
  );
}
