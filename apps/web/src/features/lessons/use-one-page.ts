import { useState } from 'react';
import { lessonView } from './lesson-choices.ts';

export interface OnePage {
  /** Whether a lesson is shown as one page, and not step by step. */
  readonly isOnePage: boolean;
  readonly showOnePage: () => void;
  readonly showSteps: () => void;
}

/** How a reader has lessons shown; kept on this device. */
export function useOnePage(): OnePage {
  const [isOnePage, setOnePage] = useState(() => lessonView.read() === 'page');
  return {
    isOnePage,
    showOnePage() {
      lessonView.write('page');
      setOnePage(true);
    },
    showSteps() {
      lessonView.clear();
      setOnePage(false);
    },
  };
}
