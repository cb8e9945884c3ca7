import type { Words } from '@lamplight/domain/scenes';
import { CLOTH, WOOD } from '../paper/cloth.ts';
import { oval } from '../paper/path.ts';
import { sheet } from '../paper/sheet.ts';
import { group, placed, type SvgElement, stroke } from '../svg/element.ts';
import {
  smallBasket,
  smallBread,
  smallDove,
  smallJar,
  smallLamb,
  smallLantern,
  smallLetter,
  smallScroll,
  swaddledBaby,
} from '../things/small.ts';
import { before, between, type Holding, inHand, onHand, onPalm } from './holding.ts';
import type { BodyPose } from './poses.ts';

/** A long piece of wood that stands on the ground beside the hand that holds it. */
function upright(tip: (x: number) => SvgElement[], height: number): Holding {
  const draw = ({ front }: BodyPose) => {
    const x = Math.max(front.hand[0] + 2.5, 18);
    return group([
      stroke(`M${x + 0.5} 0L${x + 0.5} ${-height}`, '#140F33', 2.8, {
        strokeOpacity: 0.2,
        transform: 'translate(.8 1)',
      }),
      stroke(`M${x} -1L${x} ${-height}`, WOOD.dark, 2.8),
      ...tip(x),
    ]);
  };
  return { at: 'ground', draw };
}

/** What a person can hold, drawn where the hands of the pose are. */
export const HOLDINGS: Readonly<Record<Words['common']['held'], Holding>> = {
  staff: upright(
    (x) => [stroke(`M${x} -100C${x} -112 ${x + 13} -112 ${x + 11} -101`, WOOD.dark, 2.8)],
    100,
  ),
  spear: upright(
    (x) => [sheet(`M${x - 4} -112L${x} -130L${x + 4} -112Z`, '#C9CBD6', 'figure')],
    112,
  ),
  basket: before((pose) =>
    placed({ ...between(pose), scale: 0.78 }, [placed({ x: 0, y: 12 }, smallBasket())]),
  ),
  bread: onPalm((pose) => placed({ ...onHand(pose), scale: 0.55 }, smallBread())),
  jar: before((pose) =>
    pose.front.hand[1] < -80
      ? placed({ x: pose.front.hand[0] - 3, y: -97, scale: 0.46 }, smallJar())
      : placed({ ...between(pose), scale: 0.5 }, [placed({ x: 0, y: 24 }, smallJar())]),
  ),
  sling: onPalm(({ front: { hand } }) =>
    group([
      stroke(
        `M${hand[0]} ${hand[1]}C${hand[0] + 8} ${hand[1] - 24} ${hand[0] + 30} ${hand[1] - 22} ${hand[0] + 27} ${hand[1] - 4}`,
        WOOD.black,
        1.8,
      ),
      sheet(oval(hand[0] + 27, hand[1] - 2, 3.8), '#8F8899', 'figure'),
    ]),
  ),
  lamp: onPalm((pose) => placed({ ...inHand(pose), scale: 0.5 }, smallLantern())),
  scroll: before((pose) => placed({ ...between(pose), scale: 0.5 }, smallScroll())),
  baby: onPalm((pose) => placed(between(pose), swaddledBaby())),
  lamb: before((pose) => placed({ ...between(pose), scale: 0.5 }, smallLamb())),
  hammer: before(({ front: { hand } }) =>
    group([
      stroke(`M${hand[0] - 2} ${hand[1] + 6}L${hand[0] + 5} ${hand[1] - 15}`, WOOD.middle, 2.6),
      sheet(
        `M${hand[0] - 2} ${hand[1] - 21}L${hand[0] + 13} ${hand[1] - 16}L${hand[0] + 11.5} ${hand[1] - 10.5}L${hand[0] - 3.5} ${hand[1] - 15.5}Z`,
        '#6F6A78',
        'figure',
      ),
    ]),
  ),
  cup: onPalm((pose) =>
    placed(onHand(pose), [
      sheet(
        'M-5 -8H5L4 0C4 2 1.5 3 1.5 4V7H4V9H-4V7H-1.5V4C-1.5 3 -4 2 -4 0Z',
        CLOTH.bronze,
        'figure',
      ),
    ]),
  ),
  coins: onPalm((pose) =>
    placed({ ...inHand(pose) }, [
      sheet(oval(4, -5, 3.6, 3.2), '#D9DCE4', 'figure'),
      sheet(oval(8, -3, 3.6, 3.2), '#E8EAEF', 'figure'),
    ]),
  ),
  dove: onPalm((pose) =>
    placed({ x: pose.front.hand[0] + 3, y: pose.front.hand[1] - 2, scale: 0.42 }, smallDove()),
  ),
  letter: before((pose) => placed({ ...between(pose), scale: 0.6 }, smallLetter())),
};
