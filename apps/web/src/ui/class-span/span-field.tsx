import type { Span } from '@lamplight/domain/analytics';
import { useTranslation } from 'react-i18next';
import { SelectField } from '../form/fields.tsx';
import { SPAN_CHOICES, spanFrom } from './span.ts';

export interface SpanFieldProps {
  readonly span: Span;
  readonly onSpan: (span: Span) => void;
}

/** How far back something is looked at. */
export function SpanField({ span, onSpan }: SpanFieldProps) {
  const { t } = useTranslation('analytics');
  return (
    <SelectField
      label={t('span')}
      value={span}
      onChange={(event) => onSpan(spanFrom(event.currentTarget.value))}
      data={SPAN_CHOICES.map((value) => ({ value, label: t(`spans.${value}`) }))}
    />
  );
}
