import type { ReactNode } from 'react';
import type { Thing } from './buoyancy.ts';

/** Each thing in a square of 60, as tall as the square: what is under water can be seen. */
const SHAPES: Readonly<Record<Thing, ReactNode>> = {
  cork: (
    <>
      <path d="M14 0 h32 l4 60 h-40 z" fill="#d2a266" />
      <path d="M20 14 h4 M36 24 h5 M22 38 h6 M38 46 h4" stroke="#9a6a3c" strokeWidth="3" />
    </>
  ),
  boat: (
    <>
      <path d="M30 0 v38 M30 4 l20 26 h-20 z" fill="#f7f3e8" stroke="#585a7c" strokeWidth="2" />
      <path d="M2 36 h56 q-4 24 -18 24 h-20 q-14 0 -18 -24 z" fill="#8d939f" />
    </>
  ),
  wood: (
    <>
      <rect y="0" width="60" height="60" rx="6" fill="#b98a5a" />
      <path
        d="M6 14 q24 8 48 0 M6 30 q24 -8 48 0 M6 46 q24 8 48 0"
        fill="none"
        stroke="#8a6238"
        strokeWidth="3"
      />
    </>
  ),
  apple: (
    <>
      <path
        d="M30 12 c-18 -12 -30 4 -28 20 c2 18 14 30 28 27 c14 3 26 -9 28 -27 c2 -16 -10 -32 -28 -20 z"
        fill="#d64541"
      />
      <path
        d="M30 13 q0 -10 6 -13"
        fill="none"
        stroke="#6b4423"
        strokeWidth="4"
        strokeLinecap="round"
      />
    </>
  ),
  ice: (
    <>
      <rect width="60" height="60" rx="9" fill="#d9f1fb" stroke="#7fb8d6" strokeWidth="3" />
      <path
        d="M12 20 l12 -10 M14 44 l26 -26"
        stroke="#ffffff"
        strokeWidth="4"
        strokeLinecap="round"
      />
    </>
  ),
  egg: (
    <path
      d="M30 0 c16 0 25 22 25 37 a25 23 0 0 1 -50 0 c0 -15 9 -37 25 -37 z"
      fill="#f3d9b8"
      stroke="#c8a274"
      strokeWidth="2"
    />
  ),
  potato: (
    <>
      <path
        d="M8 20 C14 4 34 -3 46 6 C60 16 62 38 52 50 C42 62 20 63 9 52 C-1 43 2 32 8 20 Z"
        fill="#c99a5b"
        stroke="#8a6238"
        strokeWidth="2"
      />
      <path d="M20 22 h5 M38 18 h4 M30 38 h6 M18 44 h4" stroke="#8a6238" strokeWidth="3" />
    </>
  ),
  clay: <circle cx="30" cy="30" r="30" fill="#8d939f" />,
  stone: (
    <path
      d="M6 22 L22 2 L46 4 L58 28 L50 56 L18 60 L2 44 Z"
      fill="#7b7f8c"
      stroke="#585a66"
      strokeWidth="2"
    />
  ),
  coin: (
    <>
      <circle cx="30" cy="30" r="30" fill="#e0a83a" />
      <circle cx="30" cy="30" r="23" fill="none" stroke="#a87614" strokeWidth="3" />
      <path d="M30 16 l4 9 9 1 -7 7 2 10 -8 -5 -8 5 2 -10 -7 -7 9 -1 z" fill="#a87614" />
    </>
  ),
};

/** A thing alone, for the tile that chooses it. */
export function ThingIcon({ thing }: { readonly thing: Thing }) {
  return (
    <svg viewBox="-2 -2 64 64" aria-hidden="true">
      {SHAPES[thing]}
    </svg>
  );
}

/** A thing inside of a drawing. */
export function ThingShape({ thing }: { readonly thing: Thing }) {
  return SHAPES[thing];
}
