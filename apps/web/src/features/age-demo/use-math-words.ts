import type { ColorName, MathExample, ShapeName } from '@lamplight/domain/platform';
import { useTranslation } from 'react-i18next';

export interface MathWords {
  /** Name of the kind of sum. */
  readonly kind: string;
  readonly question: string;
  readonly answer: string;
}

/** Puts an example of a sum into the reader's words. */
export function useMathWords(): (example: MathExample) => MathWords {
  const { t } = useTranslation('age-demo');
  const color = (name: unknown) => t(`math.colors.${name as ColorName}`);
  return ({ operation, values, answer }) => {
    const kind = t(`math.kinds.${operation}`);
    switch (operation) {
      case 'shapes':
        return { kind, question: t(`math.shapes.${values.shape as ShapeName}`), answer };
      case 'colors': {
        const named = { first: color(values.first), second: color(values.second) };
        return { kind, question: t('math.questions.colors', named), answer: color(answer) };
      }
      default:
        return { kind, question: t(`math.questions.${operation}`, values), answer };
    }
  };
}
