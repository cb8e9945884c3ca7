/** Colours of the product. Colour carries meaning: one per subject, the same everywhere. */
export const SUBJECTS = ['bible', 'ai', 'math', 'science', 'journal', 'games'] as const;
export type Subject = (typeof SUBJECTS)[number];

export type Scheme = 'light' | 'dark';

interface SubjectColours {
  /** The subject's own colour, for pictures' grounds, bars and borders. */
  readonly base: string;
  /** The same colour, deep enough to carry white text (WCAG AA). */
  readonly strong: string;
}

export const SUBJECT_COLOURS: Readonly<Record<Subject | 'light', SubjectColours>> = {
  bible: { base: '#6A4BC4', strong: '#6A4BC4' },
  ai: { base: '#0E8F9C', strong: '#0B7681' },
  math: { base: '#D9631E', strong: '#B04A0C' },
  science: { base: '#2E8B57', strong: '#237246' },
  journal: { base: '#C2417C', strong: '#B0336B' },
  games: { base: '#2F7FD1', strong: '#2266AE' },
  // Light itself: points, streaks, the lantern.
  light: { base: '#F4B32B', strong: '#7A5200' },
};

interface Ground {
  readonly paper: string;
  readonly card: string;
  readonly ink: string;
  readonly inkSoft: string;
  readonly line: string;
  /** Edge of something to type into or to switch: at least 3:1 on paper. */
  readonly field: string;
  /** Fill of the main buttons, and the text on it. */
  readonly fill: string;
  readonly onFill: string;
  readonly danger: string;
  readonly success: string;
  /** The sky over the camp, from above to the horizon. */
  readonly skyTop: string;
  readonly skyLow: string;
}

export const GROUNDS: Readonly<Record<Scheme, Ground>> = {
  light: {
    paper: '#FFFBF3',
    card: '#FFFFFF',
    ink: '#24264D',
    inkSoft: '#585A7C',
    line: '#EEE2C9',
    field: '#8583A0',
    fill: '#24264D',
    onFill: '#FFFFFF',
    danger: '#B42318',
    success: '#1F7A45',
    skyTop: '#FFD9A0',
    skyLow: '#FDF3DF',
  },
  dark: {
    paper: '#1F2145',
    card: '#2A2C57',
    ink: '#FBF6EA',
    inkSoft: '#C3C5E4',
    line: '#41447A',
    field: '#8C90C8',
    fill: '#FFE3A6',
    onFill: '#24264D',
    danger: '#FFB4A8',
    success: '#9BDDB4',
    skyTop: '#14153A',
    skyLow: '#34386F',
  },
};

/** Mixes two `#rrggbb` colours; `share` (0 to 1) is the part of the second. */
export function mix(first: string, second: string, share: number): string {
  const channels = [1, 3, 5].map((at) => {
    const a = Number.parseInt(first.slice(at, at + 2), 16);
    const b = Number.parseInt(second.slice(at, at + 2), 16);
    return Math.round(a + (b - a) * share)
      .toString(16)
      .padStart(2, '0');
  });
  return `#${channels.join('')}`;
}

/** Tint of a subject that text in `subjectText` can stand on. */
export function subjectSoft(subject: Subject | 'light', scheme: Scheme): string {
  const { base } = SUBJECT_COLOURS[subject];
  if (scheme === 'light') return mix(base, '#FFFFFF', 0.87);
  // Gold on night soon looks like mud.
  return mix(base, GROUNDS.dark.paper, subject === 'light' ? 0.84 : 0.72);
}

/** Colour of a subject's words on paper, on a card or on its own tint. */
export function subjectText(subject: Subject | 'light', scheme: Scheme): string {
  const { base, strong } = SUBJECT_COLOURS[subject];
  return scheme === 'light' ? strong : mix(base, '#FFFFFF', 0.55);
}

function luminance(colour: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** Contrast ratio of two colours, 1 to 21 (WCAG 2.2, "contrast ratio"). */
export function contrast(first: string, second: string): number {
  const [low = 0, high = 0] = [luminance(first), luminance(second)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}
