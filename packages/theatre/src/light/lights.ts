import type { Light } from '@lamplight/domain/scenes';
import { type Color, mix } from '../paper/color.ts';

interface Air {
  /** Five colors from the top of the sky to the horizon. */
  readonly sky: readonly [Color, Color, Color, Color, Color];
  /** What every color on the ground goes towards, and how far. */
  readonly tone: Color;
  readonly toneShare: number;
  /** What lies over the whole stage, multiplied: how dark it is away from the lamp. */
  readonly shade: Color;
  readonly shadeOpacity: number;
  readonly cloud: Color;
}

export const AIRS: Readonly<Record<Light, Air>> = {
  dawn: {
    sky: ['#5C6FB5', '#A58DC4', '#F0A99B', '#FBD3A0', '#FFF0C9'],
    tone: '#C98A8E',
    toneShare: 0.16,
    shade: '#E5C6D6',
    shadeOpacity: 0.35,
    cloud: '#F8D9CC',
  },
  day: {
    sky: ['#7CC0DE', '#A4D6E3', '#CDE9E4', '#EEF6E3', '#FFF6DC'],
    tone: '#FFF3DC',
    toneShare: 0.04,
    shade: '#FFFFFF',
    shadeOpacity: 0,
    cloud: '#FFF6E6',
  },
  dusk: {
    sky: ['#231F52', '#4A3480', '#93508F', '#E2866B', '#FBC77F'],
    tone: '#2A4A7C',
    toneShare: 0.5,
    shade: '#C9A6C4',
    shadeOpacity: 0.5,
    cloud: '#8E5A92',
  },
  night: {
    sky: ['#0F1233', '#191C4A', '#272B66', '#3C3F85', '#5A5AA3'],
    tone: '#20245A',
    toneShare: 0.62,
    shade: '#8E90CC',
    shadeOpacity: 0.62,
    cloud: '#34386F',
  },
  storm: {
    sky: ['#1B2247', '#2A3760', '#435680', '#6B7F9E', '#98A7B5'],
    tone: '#2C3A60',
    toneShare: 0.45,
    shade: '#A3B0CC',
    shadeOpacity: 0.5,
    cloud: '#34426B',
  },
};

/**
 * A color of the ground as it is seen in a light.
 * @param distance from 0 near by to 1 at the horizon, where everything is paler and nearer to the sky's color
 */
export function inLight(color: Color, light: Light, distance = 0): Color {
  const { tone, toneShare, sky } = AIRS[light];
  return mix(mix(color, tone, toneShare), sky[light === 'dusk' ? 2 : 3], distance);
}
