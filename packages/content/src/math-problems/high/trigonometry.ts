import Fraction from 'fraction.js';
import { intWithout, wrongWays } from '../drafting.ts';
import { piTex, piValue } from '../exact/pi.ts';
import { cosine, EXACT_RATIOS, RATIOS, sine, tangent } from '../exact/special-angles.ts';
import { surd, surdProduct, surdTex, surdValue } from '../exact/surd.ts';
import type { MathTemplate } from '../template.ts';
import { type Exact, formula, fractionTex, type MathValue, number, words } from '../value.ts';

const TRIPLES = [
  [3, 4, 5],
  [4, 3, 5],
  [5, 12, 13],
  [12, 5, 13],
  [8, 15, 17],
  [15, 8, 17],
  [7, 24, 25],
  [24, 7, 25],
] as const;

const negative = surd(-1);

/** Angles of an equation, the smallest first. */
function angles(values: readonly number[]): MathValue {
  const sorted = [...new Set(values.map((value) => (value + 360) % 360))].sort((a, b) => a - b);
  return words(sorted.map((value) => `$${value}^{\\circ}$`).join(' and '));
}

/** Trigonometry on the circle: radians, quadrants, identities, equations. */
export const trigonometryTemplates: readonly MathTemplate[] = [
  {
    id: 'degrees-and-radians',
    area: 'trigonometry',
    operation: 'trigonometry',
    difficulty: 'Medium',
    grades: [10, 12],
    draw(pick, level) {
      const degrees =
        level < 4 ? 30 * intWithout(pick, 1, 11, 6) : 15 * intWithout(pick, 1, 23, 12);
      const multiple = new Fraction(degrees, 180);
      const toRadians = pick.one([true, false]);
      const inDegrees = (value: number) => formula(`${value}^{\\circ}`, `${value} degrees`);
      const answer = toRadians ? piValue(multiple) : inDegrees(degrees);
      return {
        parts: [degrees, toRadians ? 'radians' : 'degrees'],
        question: toRadians
          ? `What is $${degrees}^{\\circ}$ in radians?`
          : `An angle is $${piTex(multiple)}$ in radians. What is it in degrees?`,
        answer,
        wrong: toRadians
          ? wrongWays<Exact>(piValue, {
              'took-the-full-turn-as-pi': new Fraction(degrees, 360),
              'took-a-right-angle-as-pi': new Fraction(degrees, 90),
              'turned-it-upside-down': multiple.inverse(),
              'took-the-rest-of-the-turn': new Fraction(360 - degrees, 180),
              'took-a-third-of-it': multiple.div(3),
            })
          : wrongWays(inDegrees, {
              'took-pi-as-the-full-turn': degrees * 2,
              'took-pi-as-a-right-angle': new Fraction(degrees, 2).valueOf(),
              'took-the-rest-of-the-turn': 360 - degrees,
              'added-a-half-turn': degrees + 180,
            }),
        explanation: [
          'Half a turn is $180^{\\circ}$ or $\\pi$.',
          `$\\frac{${degrees}}{180} = ${fractionTex(multiple)}$, so $${degrees}^{\\circ}$ and $${piTex(multiple)}$ are the same angle.`,
          `It is ${answer.text}.`,
        ],
      };
    },
  },
  {
    id: 'unit-circle',
    area: 'trigonometry',
    operation: 'trigonometry',
    difficulty: 'Expert',
    grades: [10, 12],
    draw(pick, level) {
      const ratio = pick.one(RATIOS);
      const angle = pick.one([120, 135, 150, 210, 225, 240, 300, 315, 330]);
      const radians = level >= 4 && pick.one([true, false]);
      const right = EXACT_RATIOS[ratio](angle);
      const written = radians ? piTex(new Fraction(angle, 180)) : `${angle}^{\\circ}`;
      const small = Math.min(angle % 180, 180 - (angle % 180));
      const answer = surdValue(right);
      return {
        parts: [ratio, angle, radians ? 'radians' : 'degrees'],
        question: `What is $\\${ratio} ${written}$, exactly?`,
        answer,
        wrong: wrongWays(surdValue, {
          'wrong-sign-in-the-quadrant': surdProduct(right, negative),
          'took-the-sine': sine(angle),
          'took-the-cosine': cosine(angle),
          'took-the-tangent': tangent(angle),
          'turned-the-sign-of-the-other-ratio': surdProduct(
            (ratio === 'sin' ? cosine : sine)(angle),
            negative,
          ),
          'forgot-to-halve': surdProduct(right, surd(2)),
        }),
        explanation: [
          `${radians ? `$${written}$ is $${angle}^{\\circ}$. ` : ''}The angle to the $x$-axis is $${small}^{\\circ}$.`,
          `$\\${ratio} ${small}^{\\circ} = ${surdTex(EXACT_RATIOS[ratio](small))}$; at $${angle}^{\\circ}$ the ${ratio === 'sin' ? 'sine' : ratio === 'cos' ? 'cosine' : 'tangent'} is ${answer.text.startsWith('$-') ? 'negative' : 'positive'}.`,
          `So it is ${answer.text}.`,
        ],
      };
    },
  },
  {
    id: 'sine-and-cosine',
    area: 'trigonometry',
    operation: 'trigonometry',
    difficulty: 'Expert',
    grades: [10, 12],
    draw(pick) {
      const [a, b, c] = pick.one(TRIPLES);
      const given = pick.one(['sin', 'cos'] as const);
      const wanted = given === 'sin' ? 'cos' : 'sin';
      const turned = pick.one([true, false]);
      const least = turned ? { sin: 90, cos: 270 }[given] : 0;
      const sign = turned ? -1 : 1;
      const value = new Fraction(a, c);
      const right = new Fraction(sign * b, c);
      const answer = number(right);
      return {
        parts: [a, c, given, least],
        question: `$\\${given} \\theta = ${fractionTex(value)}$, and $\\theta$ is between $${least}^{\\circ}$ and $${least + 90}^{\\circ}$. What is $\\${wanted} \\theta$?`,
        answer,
        wrong: wrongWays(number, {
          'wrong-sign-in-the-quadrant': right.neg(),
          'took-the-rest-to-one': new Fraction(c - a, c),
          'forgot-the-root': new Fraction(b * b, c * c),
          'took-the-tangent': new Fraction(sign * b, a),
          'took-the-opposite-of-the-given': value.neg(),
        }),
        explanation: [
          `$\\sin^{2} \\theta + \\cos^{2} \\theta = 1$, so $\\${wanted}^{2} \\theta = 1 - ${fractionTex(value.mul(value))} = \\frac{${b * b}}{${c * c}}$.`,
          `Between $${least}^{\\circ}$ and $${least + 90}^{\\circ}$ the ${wanted === 'cos' ? 'cosine' : 'sine'} is ${sign > 0 ? 'positive' : 'negative'}.`,
          `So it is ${answer.text}.`,
        ],
      };
    },
  },
  {
    id: 'double-angle',
    area: 'trigonometry',
    operation: 'trigonometry',
    difficulty: 'Advanced',
    grades: [11, 12],
    draw(pick) {
      const [a, b, c] = pick.one(TRIPLES);
      const wanted = pick.one(['sin', 'cos'] as const);
      const [s, t] = [new Fraction(a, c), new Fraction(b, c)];
      const double = s.mul(t).mul(2);
      const difference = t.mul(t).sub(s.mul(s));
      const right = wanted === 'sin' ? double : difference;
      const answer = number(right);
      return {
        parts: [a, c, wanted],
        question: `For an acute angle with $\\sin \\theta = ${fractionTex(s)}$, what is $\\${wanted} 2\\theta$?`,
        answer,
        wrong: wrongWays(number, {
          'doubled-the-value': (wanted === 'sin' ? s : t).mul(2),
          'forgot-the-two': s.mul(t),
          'took-the-other-function': wanted === 'sin' ? difference : double,
          'turned-the-sign': right.neg(),
          'took-the-cosine-of-the-angle': t,
        }),
        explanation: [
          `$\\cos \\theta = ${fractionTex(t)}$, for $\\sin^{2} \\theta + \\cos^{2} \\theta = 1$.`,
          wanted === 'sin'
            ? `$\\sin 2\\theta = 2 \\sin \\theta \\cos \\theta = 2 \\cdot ${fractionTex(s)} \\cdot ${fractionTex(t)}$.`
            : `$\\cos 2\\theta = \\cos^{2} \\theta - \\sin^{2} \\theta = ${fractionTex(t.mul(t))} - ${fractionTex(s.mul(s))}$.`,
          `So it is ${answer.text}.`,
        ],
      };
    },
  },
  {
    id: 'sum-formula',
    area: 'trigonometry',
    operation: 'trigonometry',
    difficulty: 'Advanced',
    grades: [11, 12],
    draw(pick) {
      const ratio = pick.one(['sin', 'cos'] as const);
      const [angle, first, second] = pick.one([
        [15, 45, -30],
        [75, 45, 30],
        [105, 60, 45],
        [165, 120, 45],
        [195, 150, 45],
        [255, 210, 45],
        [285, 240, 45],
        [345, 300, 45],
      ] as const);
      const right = EXACT_RATIOS[ratio](angle);
      const sum = `${first}^{\\circ} ${second < 0 ? '-' : '+'} ${Math.abs(second)}^{\\circ}`;
      const answer = surdValue(right);
      return {
        parts: [ratio, angle],
        question: `What is $\\${ratio} ${angle}^{\\circ} = \\${ratio}(${sum})$, exactly?`,
        answer,
        wrong: wrongWays(surdValue, {
          'wrong-sign-between-the-products': EXACT_RATIOS[ratio](first - second),
          'wrong-sign-of-the-result': surdProduct(right, negative),
          'took-the-other-function': (ratio === 'sin' ? cosine : sine)(angle),
          'turned-the-other-function': surdProduct(
            (ratio === 'sin' ? cosine : sine)(angle),
            negative,
          ),
        }),
        explanation: [
          ratio === 'sin'
            ? `$\\sin(u ${second < 0 ? '-' : '+'} v) = \\sin u \\cos v ${second < 0 ? '-' : '+'} \\cos u \\sin v$.`
            : `$\\cos(u ${second < 0 ? '-' : '+'} v) = \\cos u \\cos v ${second < 0 ? '+' : '-'} \\sin u \\sin v$.`,
          `Here $\\sin u = ${surdTex(sine(first))}$, $\\cos u = ${surdTex(cosine(first))}$, $\\sin v = ${surdTex(sine(Math.abs(second)))}$ and $\\cos v = ${surdTex(cosine(second))}$.`,
          `So it is ${answer.text}.`,
        ],
      };
    },
  },
  {
    id: 'trigonometric-equation',
    area: 'trigonometry',
    operation: 'trigonometry',
    difficulty: 'Advanced',
    grades: [11, 12],
    draw(pick) {
      const ratio = pick.one(RATIOS);
      const angle = pick.one(
        [30, 45, 60, 120, 135, 150].filter((of) => ratio !== 'sin' || of < 90),
      );
      const start = ratio === 'sin' && pick.one([true, false]) ? angle + 180 : angle;
      const second = { sin: 180 - start, cos: -start, tan: start + 180 }[ratio];
      const value = EXACT_RATIOS[ratio](start);
      const answer = angles([start, second]);
      return {
        parts: [ratio, (start + 360) % 360],
        question: `Which angles from $0^{\\circ}$ to $360^{\\circ}$ solve $\\${ratio} x = ${surdTex(value)}$?`,
        answer,
        wrong: wrongWays<readonly number[]>(angles, {
          'took-the-mirror-of-another-ratio': [start, ratio === 'cos' ? 180 - start : -start],
          'added-a-half-turn': ratio === 'tan' ? [start, 180 - start] : [start, start + 180],
          'forgot-the-second-angle': [start],
          'wrong-sign': [start + 180, second + 180],
        }),
        explanation: [
          `One solution is $${start}^{\\circ}$.`,
          {
            sin: `Angles that are mirrored in the $y$-axis have the same sine: $180^{\\circ} - ${start}^{\\circ}$${start > 180 ? ', plus a full turn' : ''}.`,
            cos: `Angles that are mirrored in the $x$-axis have the same cosine: $360^{\\circ} - ${start}^{\\circ}$.`,
            tan: 'The tangent is the same after half a turn.',
          }[ratio],
          `The solutions are ${answer.text}.`,
        ],
      };
    },
  },
];
