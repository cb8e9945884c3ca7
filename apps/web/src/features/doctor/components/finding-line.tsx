import type { Finding } from '@lamplight/domain/doctor';
import { useTranslation } from 'react-i18next';
import { dateText, momentText } from '../../../lib/dates.ts';
import { sizeText } from '../../../lib/file-size.ts';
import { largestUnit } from '../largest-unit.ts';
import { Line } from './line.tsx';

/** What the host found, in the reader's words: sizes, ages and times as people say them. */
export function FindingLine({ finding }: { readonly finding: Finding }) {
  const { t, i18n } = useTranslation('doctor');
  const { name, state, values } = finding;
  const age = values.age === undefined ? null : largestUnit(Number(values.age));
  return (
    <Line state={state}>
      {t(`findings.${name}`, {
        ...values,
        ...(values.bytes === undefined
          ? {}
          : { size: sizeText(Number(values.bytes), i18n.language) }),
        ...(age === null ? {} : { span: t(`span.${age.unit}`, { count: age.count }) }),
        ...(values.time === undefined
          ? {}
          : { time: momentText(String(values.time), i18n.language) }),
        ...(values.date === undefined
          ? {}
          : { date: dateText(String(values.date), i18n.language) }),
      })}
    </Line>
  );
}
