import type { Words } from '@lamplight/domain/scenes';
import { box, oval } from '../../paper/path.ts';
import { flat, sheet } from '../../paper/sheet.ts';
import { placed, stroke } from '../../svg/element.ts';
import { before, between, type Holding, inHand, onPalm } from '../holding.ts';

/** What grown-ups and young people hold. */
export const WORK_HOLDINGS: Readonly<Record<Words['work']['held'], Holding>> = {
  phone: onPalm((pose) =>
    placed({ ...inHand(pose), turn: 14 }, [
      sheet(
        'M-3 -13C-3 -14 -2 -14.6 -1 -14.6H5.4C6.4 -14.6 7 -14 7 -13V2H-3Z',
        '#26305A',
        'figure',
      ),
      flat(box(-1.8, -12.6, 7.6, 12), '#BFE3E6'),
    ]),
  ),
  clipboard: before((pose) =>
    placed(between(pose), [
      sheet(box(-10, -19, 20, 25), '#9A5E38', 'figure'),
      flat(box(-8, -16, 16, 20), '#FFF6E6'),
      stroke('M-5.4 -11H5.4M-5.4 -7H5.4M-5.4 -3H2', '#8C8474', 1.1),
      sheet(oval(0, -18, 4.4, 2.4), '#AEB6C6', 'figure'),
    ]),
  ),
};
