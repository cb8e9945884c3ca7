import type { Words } from '@lamplight/domain/scenes';
import { CLOTH, WOOD } from '../paper/cloth.ts';
import { oval } from '../paper/path.ts';
import { sheet } from '../paper/sheet.ts';
import { group, placed, stroke } from '../svg/element.ts';
import { twoBricks } from '../things/harvest.ts';
import { before, between, type Holding, onPalm } from './holding.ts';

/** What somebody of one story holds. */
export const HOLDINGS_IN_STORIES: Readonly<Record<Words['story-props']['held'], Holding>> = {
  bricks: before((pose) => placed({ ...between(pose), scale: 0.85 }, twoBricks())),
  /** Empty, as it hangs down from a hand. */
  'empty-net': onPalm(({ front: { hand } }) => {
    const [x, y] = hand;
    return group([
      sheet(
        `M${x - 3} ${y - 1}C${x - 10} ${y + 10} ${x - 20} ${y + 26} ${x - 16} ${y + 44}C${x - 8} ${y + 40} ${x - 4} ${y + 48} ${x + 4} ${y + 43}C${x + 10} ${y + 48} ${x + 16} ${y + 40} ${x + 22} ${y + 45}C${x + 26} ${y + 26} ${x + 14} ${y + 10} ${x + 4} ${y - 1}Z`,
        '#D6C59C',
        'figure',
      ),
      stroke(
        `M${x - 1} ${y + 3}L${x - 9} ${y + 42}M${x + 1} ${y + 3}L${x + 3} ${y + 43}M${x + 2} ${y + 3}L${x + 15} ${y + 42}M${x - 8} ${y + 12}L${x + 10} ${y + 13}M${x - 13} ${y + 22}L${x + 17} ${y + 23}M${x - 16} ${y + 33}L${x + 21} ${y + 34}`,
        '#8A7448',
        1.1,
      ),
    ]);
  }),
  /** Under the arm of whoever carries it home. */
  'rolled-mat': before((pose) => {
    const { x, y } = between(pose);
    return placed({ x, y, turn: -14 }, [
      sheet('M-26 -7H24V7H-26Z', '#C9A26B', 'figure'),
      sheet(oval(25, 0, 3.6, 7), '#E3C48E', 'figure'),
      stroke('M25 -3.6q2 3.6 0 7.2M-12 -7V7M8 -7V7', '#8A6A3C', 1.3),
    ]);
  }),
  tambourine: onPalm(({ front: { hand } }) => {
    const [x, y] = [hand[0] + 2, hand[1] - 8];
    return group([
      sheet(oval(x, y, 9.5), CLOTH.madder, 'figure'),
      sheet(oval(x, y, 7.2), '#F3E4C8', 'figure'),
      ...[0, 1, 2, 3, 4, 5].map((step) => {
        const angle = (step * Math.PI) / 3;
        return sheet(
          oval(x + Math.cos(angle) * 8.4, y + Math.sin(angle) * 8.4, 1.9),
          '#F4B32B',
          'figure',
        );
      }),
    ]);
  }),
  /** Long, for the back of somebody who has to obey. */
  stick: onPalm(({ front: { hand } }) =>
    stroke(`M${hand[0] - 8} ${hand[1] + 9}L${hand[0] + 18} ${hand[1] - 22}`, WOOD.dark, 2.8),
  ),
};
