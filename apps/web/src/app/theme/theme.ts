import {
  type ButtonFactory,
  createTheme,
  type MantineColorsTuple,
  type PartialVarsResolver,
} from '@mantine/core';
import { GROUNDS, mix, SUBJECT_COLOURS } from './palette.ts';

/** Ten shades around a colour, which stands at index 6. */
function shadesOf(colour: string): MantineColorsTuple {
  const light = (share: number) => mix(colour, '#FFFFFF', share);
  const deep = (share: number) => mix(colour, '#000000', share);
  return [
    light(0.93),
    light(0.85),
    light(0.7),
    light(0.55),
    light(0.35),
    light(0.15),
    colour,
    deep(0.12),
    deep(0.25),
    deep(0.4),
  ];
}

/**
 * Our buttons: `filled` (ink), `cta` (the gold of the lantern, one to a screen), `subject`
 * (colour of the nearest `data-subject`), `default` (outlined), `subtle`.
 */
const buttonVars: PartialVarsResolver<ButtonFactory> = (_theme, props) => {
  const size = {
    '--button-height': props.size === 'lg' ? 'calc(var(--target) + 0.75rem)' : 'var(--target)',
    '--button-padding-x': props.size === 'lg' ? '2rem' : 'var(--button-space, 1.35rem)',
    '--button-fz': props.size === 'lg' ? '1.25rem' : '1.0625rem',
  };
  if (props.color !== undefined) return { root: size };
  switch (props.variant ?? 'filled') {
    case 'filled':
      return {
        root: {
          ...size,
          '--button-bg': 'var(--fill)',
          '--button-hover': 'color-mix(in srgb, var(--fill) 86%, var(--paper))',
          '--button-color': 'var(--on-fill)',
          '--button-bd': '2px solid transparent',
        },
      };
    case 'cta':
      return {
        root: {
          ...size,
          '--button-bg': 'var(--light)',
          '--button-hover': '#FFC64D',
          '--button-color': GROUNDS.light.ink,
          '--button-bd': '2px solid transparent',
        },
      };
    case 'subject':
      return {
        root: {
          ...size,
          '--button-bg': 'var(--subject-strong)',
          '--button-hover': 'color-mix(in srgb, var(--subject-strong) 86%, black)',
          '--button-color': '#FFFFFF',
          '--button-bd': '2px solid transparent',
        },
      };
    case 'default':
      return {
        root: {
          ...size,
          '--button-bg': 'var(--card)',
          '--button-hover': 'color-mix(in srgb, var(--card) 90%, var(--ink))',
          '--button-color': 'var(--ink)',
          '--button-bd': '2px solid var(--ink)',
        },
      };
    default:
      return { root: { ...size, '--button-color': 'var(--ink)' } };
  }
};

export const theme = createTheme({
  // The reader's letters: theme.css.
  fontFamily: 'var(--letters)',
  headings: {
    fontFamily: 'var(--letters-headings)',
    fontWeight: '700',
    sizes: {
      h1: { fontSize: 'clamp(1.9rem, 1.3rem + 2.4vw, 2.75rem)', lineHeight: '1.15' },
      h2: { fontSize: 'clamp(1.5rem, 1.25rem + 1vw, 1.9rem)', lineHeight: '1.2' },
      h3: { fontSize: '1.35rem', lineHeight: '1.25' },
      h4: { fontSize: '1.15rem', lineHeight: '1.3' },
    },
  },
  fontSizes: {
    xs: '0.875rem',
    sm: '1rem',
    md: 'var(--text)',
    lg: 'calc(var(--text) * 1.12)',
    xl: 'calc(var(--text) * 1.3)',
  },
  lineHeights: { md: '1.55' },
  defaultRadius: 'md',
  radius: { xs: '0.375rem', sm: '0.625rem', md: '0.875rem', lg: '1.375rem', xl: '2rem' },
  primaryColor: 'bible',
  primaryShade: { light: 6, dark: 5 },
  colors: {
    bible: shadesOf(SUBJECT_COLOURS.bible.strong),
    ai: shadesOf(SUBJECT_COLOURS.ai.strong),
    math: shadesOf(SUBJECT_COLOURS.math.strong),
    science: shadesOf(SUBJECT_COLOURS.science.strong),
    journal: shadesOf(SUBJECT_COLOURS.journal.strong),
    games: shadesOf(SUBJECT_COLOURS.games.strong),
  },
  cursorType: 'pointer',
  respectReducedMotion: true,
  focusRing: 'auto',
  // By name: importing the parts here would load all of them with the first page.
  components: {
    Button: { vars: buttonVars },
    Input: {
      vars: () => ({
        wrapper: {
          '--input-height': 'var(--target)',
          '--input-fz': 'var(--text)',
          '--input-bd': 'var(--field)',
          '--input-bg': 'var(--card)',
          '--input-color': 'var(--ink)',
        },
      }),
    },
    Modal: { defaultProps: { centered: true, radius: 'lg' } },
    Switch: { defaultProps: { size: 'md' }, styles: { track: { borderColor: 'var(--field)' } } },
  },
});
