import { spokenAct, trainAnswer } from '@lamplight/domain/acts';
import {
  type Machine,
  type MachineSettings,
  type Tally,
  type Taught,
  teach,
  USUAL_SETTINGS,
} from '@lamplight/domain/training';
import { Button } from '@mantine/core';
import { IconFlask2 } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ActPropsOf } from '../lesson-act.tsx';
import { ActFrame } from '../parts/act-frame.tsx';
import { Feedback } from '../parts/feedback.tsx';
import { useTries } from '../parts/use-tries.ts';
import { toneOf } from '../rules/tone.ts';
import { Inside } from '../training/inside.tsx';
import { cardsOf, type TestResult, taughtFrom, testOf } from '../training/lab.ts';
import { Reading } from '../training/reading.tsx';
import { Results, spokenResults } from '../training/results.tsx';
import { Settings } from '../training/settings.tsx';
import { Tables } from '../training/tables.tsx';
import { TeachCards } from '../training/teach-cards.tsx';
import { TeachKinds } from '../training/teach-kinds.tsx';
import { TeachOwn } from '../training/teach-own.tsx';
import styles from '../training/training.module.css';
import { useExamples } from '../training/use-examples.ts';
import { useHow } from '../use-how.ts';

/** Examples that a pile needs before there is anything to test. */
const LEAST_IN_A_PILE = 2;

/** A machine that was tested, what it had been taught, and what came of it. */
interface Run {
  readonly machine: Machine;
  readonly taught: readonly Taught[];
  readonly result: TestResult;
}

/** A machine that a child teaches and tests here on the device, and whose mistakes it reads from a table. */
export function TrainAct(props: ActPropsOf<'train'>) {
  const { act, seed, language, band, given, onSay, keepAs } = props;
  const { t } = useTranslation('acts');
  const how = useHow(band);
  const { tries, isOver, submit, sayName } = useTries(act, props);
  const tone = toneOf(band);
  const isLittle = tone === 'little';
  const isGrown = tone === 'plain';
  // The piles of the youngest are made anew each time: it takes them a minute.
  const { piled, add, takeBack } = useExamples(
    isLittle || keepAs === undefined ? undefined : keepAs,
  );
  const [kinds, setKinds] = useState<readonly number[]>([0]);
  const [settings, setSettings] = useState<MachineSettings>({
    ...USUAL_SETTINGS,
    ...(isLittle && { k: 1 }),
  });
  const outcome = useRef<HTMLDivElement>(null);
  const [run, setRun] = useState<Run | null>(null);
  const [last, setLast] = useState<Tally | null>(null);
  const [before, setBefore] = useState<Tally | null>(null);
  const [tried, setTried] = useState<readonly number[]>([]);

  const examples = isGrown ? [...cardsOf(act, kinds), ...piled] : piled;
  const taught = taughtFrom(act, examples);
  const isEnough = isLittle
    ? act.examples.every((_, card) => piled.some((one) => 'card' in one && one.card === card)) &&
      new Set(piled.map(({ group }) => group)).size > 1
    : [0, 1].every(
        (group) => examples.filter((one) => one.group === group).length >= LEAST_IN_A_PILE,
      );
  /** What was tested is no longer what is taught. */
  const change = (doIt: () => void) => {
    doIt();
    setRun(null);
    setTried([]);
  };
  const test = () => {
    const machine = teach(act.learner, taught, settings);
    if (machine === null) return;
    const next = testOf(act, machine, taught);
    setRun({ machine, taught, result: next });
    setBefore(last);
    setLast(next.all);
    // The button that was pressed is gone.
    outcome.current?.focus();
    if (isLittle) {
      onSay?.(
        `${spokenResults(act, next.cards, (truth, guess) => `${t('train.is', { group: truth })} ${t('train.says', { group: guess })}`)}\n${t(`train.ask.${act.asks}`)}`,
      );
    }
  };
  const teaching = {
    ...{ act, seed, language, tone },
    examples: piled,
    onAdd: (example: Parameters<typeof add>[0]) => change(() => add(example)),
    onTakeBack: (index: number) => change(() => takeBack(index)),
    onName: sayName,
    onSay,
  };

  return (
    <ActFrame
      question={act.question}
      language={language}
      band={band}
      how={how('train')}
      spoken={spokenAct(act, seed)}
      onSay={onSay}
      feedback={
        <>
          <Feedback
            verdict={tries.verdict}
            band={band}
            language={language}
            explanation={act.explanation}
          />
          {isOver && given === null && !isLittle && (
            <p className={styles.repair}>{t('train.repair')}</p>
          )}
        </>
      }
    >
      <div className={styles.lab} data-tone={tone}>
        {isLittle && <TeachCards {...teaching} />}
        {tone === 'young' && <TeachOwn {...teaching} />}
        {isGrown && (
          <TeachKinds
            {...teaching}
            kinds={kinds}
            onKinds={(next) => change(() => setKinds(next))}
          />
        )}
        {band === 'advanced' && (
          <Settings
            act={act}
            settings={settings}
            onChange={(next) => change(() => setSettings(next))}
          />
        )}
        {run === null && (
          <div className={styles.buttons}>
            <Button
              size={isLittle ? 'lg' : 'md'}
              disabled={!isEnough}
              leftSection={<IconFlask2 size={24} aria-hidden />}
              onClick={test}
            >
              {t(last === null ? 'train.test' : 'train.testAgain')}
            </Button>
            {!isEnough && !isLittle && (
              <p className={styles.few}>{t('train.few', { count: LEAST_IN_A_PILE })}</p>
            )}
          </div>
        )}
        <div ref={outcome} role="status" tabIndex={-1} className={styles.outcome}>
          {run !== null &&
            t('train.score', { right: run.result.all.right, total: act.tests.length })}
        </div>
        {run !== null && (
          <>
            <Results
              {...{ act, language }}
              result={run.result}
              taught={run.taught}
              explains={!isLittle}
            />
            {!isLittle && <Tables {...{ act, band, before }} result={run.result} />}
            {!isLittle && (
              <Inside {...{ act, settings }} machine={run.machine} taught={run.taught} />
            )}
            <Reading
              {...{ act, language, band, tried, isOver, onSay }}
              table={run.result.table}
              onChoose={(reading) => {
                setTried([...tried, reading]);
                submit(trainAnswer(reading, run.result.table));
              }}
            />
          </>
        )}
      </div>
    </ActFrame>
  );
}
