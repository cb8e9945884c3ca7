import { line } from '../../projects/ideas/line.ts';
import { between, equals, testsOf } from '../tests.ts';

const close = (value: number, by: number): [number, number] => [value - by, value + by];

export const lineTests = testsOf(line, {
  middle: ({ x, y, slope, through }) => {
    const two = [
      { [x]: 1, [y]: 3 },
      { [x]: 2, [y]: 5 },
    ];
    return [
      equals('the error is the mean of squares', 'error', [2, two], 1),
      equals('a perfect slope has no error', 'error', [3, [{ [x]: 2, [y]: 6 }]], 0),
      equals('the pull is negative below the truth', 'pull', [0, two], -13),
      equals('no round learns nothing', 'learn', [through, 0], 0),
      between('the slope is learned', 'learn', [through, 200], close(slope, 0.12)),
      between('ten is predicted', 'predict', [10], close(10 * slope, 1.2)),
    ];
  },
  high: ({ x, y, slope, start }) => {
    const three = [0, 1, 2].map((at) => ({ [x]: at, [y]: 2 * at + 1 }));
    return [
      equals('a perfect model has no loss', 'loss', [{ slope: 2, start: 1 }, three], 0),
      equals('the loss is the mean of squares', 'loss', [{ slope: 2, start: 3 }, three], 4),
      equals('a step goes downhill', 'step', [{ slope: 0, start: 0 }, three.slice(1, 2), 0.1], {
        slope: 0.6,
        start: 0.6,
      }),
      equals('a perfect model has R² 1', 'fitness', [{ slope: 2, start: 1 }, three], 1),
      equals('the mean alone has R² 0', 'fitness', [{ slope: 0, start: 3 }, three], 0),
      between('the start is predicted', 'predict', [0], close(start, 0.6)),
      between('a later value is predicted', 'predict', [20], close(start + 20 * slope, 2)),
    ];
  },
});
