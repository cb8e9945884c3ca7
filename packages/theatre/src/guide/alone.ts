import type { GuideState } from '@lamplight/domain/scenes';
import { element, type SvgElement } from '../svg/element.ts';
import { GUIDE } from './guide.ts';

/** What its wings and its lantern reach in every state, around the middle of its body. */
const FRAME = '-36 -42 80 78';

/** Draws the guide alone, for a place beside a text; it looks to the right. */
export function drawGuide(state: GuideState): SvgElement {
  return element('svg', { viewBox: FRAME }, GUIDE.draw(state));
}
