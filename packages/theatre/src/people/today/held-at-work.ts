import type { Words } from '@lamplight/domain/scenes';
import { box, oval } from '../../paper/path.ts';
import { flat, sheet } from '../../paper/sheet.ts';
import { placed, stroke } from '../../svg/element.ts';
import { before, between, type Holding } from '../holding.ts';

/** What grown-ups and young people hold. */
export const WORK_HOLDINGS: Readonly<Record<Words['work']['held'], Holding>> = {
  clipboard: before((pose) =>
    placed(between(pose), [
      sheet(box(-10, -19, 20, 25), '#9A5E38', 'figure'),
      flat(box(-8, -16, 16, 20), '#FFF6E6'),
      stroke('M-5.4 -11H5.4M-5.4 -7H5.4M-5.4 -3H2', '#8C8474', 1.1),
      sheet(oval(0, -18, 4.4, 2.4), '#AEB6C6', 'figure'),
    ]),
  ),
};
