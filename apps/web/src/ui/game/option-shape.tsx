import type { OptionShape } from './option-look.ts';

const PATHS: Readonly<Record<OptionShape, string>> = {
  triangle: 'M12 3 22 21H2Z',
  circle: 'M12 2a10 10 0 1 0 0 20 10 10 0 1 0 0-20Z',
  square: 'M3 3h18v18H3Z',
  star: 'm12 1.5 3.2 6.9 7.5.9-5.6 5.1 1.5 7.5-6.6-3.7-6.6 3.7 1.5-7.5L1.3 9.3l7.5-.9Z',
  hexagon: 'm12 1.5 9.5 5.25v10.5L12 22.5l-9.5-5.25V6.75Z',
  diamond: 'M12 1 21 12 12 23 3 12Z',
};

/** The shape of an option. Decoration beside its letter, which is what is read out. */
export function OptionShapeMark({ shape }: { readonly shape: OptionShape }) {
  return (
    <svg viewBox="0 0 24 24" width="1em" height="1em" aria-hidden="true" focusable="false">
      <path d={PATHS[shape]} fill="currentColor" />
    </svg>
  );
}
