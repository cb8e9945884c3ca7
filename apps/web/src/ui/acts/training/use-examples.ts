import { useEffect, useState } from 'react';
import { keepExamples, keptExamples } from './kept-examples.ts';
import type { Example } from './lab.ts';

/** More own examples than this nobody draws, and an old tablet compares with ease. */
const MOST_EXAMPLES = 40;

export interface Examples {
  readonly piled: readonly Example[];
  readonly add: (example: Example) => void;
  readonly takeBack: (index: number) => void;
}

/** What a child puts into its piles, kept on this device. @param name under what; undefined keeps it nowhere */
export function useExamples(name: string | undefined): Examples {
  const [piled, setPiled] = useState<readonly Example[]>([]);

  useEffect(() => {
    if (name === undefined) return;
    let isHere = true;
    void keptExamples(name).then((kept) => {
      // Who has begun to teach goes on with that.
      if (isHere && kept.length > 0) setPiled((now) => (now.length > 0 ? now : kept));
    });
    return () => {
      isHere = false;
    };
  }, [name]);

  const change = (next: readonly Example[]) => {
    setPiled(next);
    if (name !== undefined) void keepExamples(name, next);
  };
  return {
    piled,
    add(example) {
      if (piled.length < MOST_EXAMPLES) change([...piled, example]);
    },
    takeBack: (index) => change(piled.filter((_, at) => at !== index)),
  };
}
