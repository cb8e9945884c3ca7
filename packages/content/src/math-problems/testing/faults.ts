import { type MathProblem, textStretches } from '@lamplight/domain/math-games';
import type { DrawnProblem } from '../draw.ts';
import type { MathValue } from '../value.ts';
import type { Confirmation } from './confirmation.ts';
import { pictureFault } from './picture-fault.ts';

/** What no text may hold: values that are missing, doubled signs and doubled spaces. */
const BROKEN = /undefined|NaN|Infinity|\[object|--|- -|−−|\+ \+| {2}/;

const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** All that is wrong with a drawn problem, in words; nothing for a sound one. */
export function faultsOf({ draft, problem }: DrawnProblem, confirm: Confirmation): string[] {
  const { options, answer, explanation, misconceptions, question, picture } = problem;
  const values = options.map((text) => valueBehind(text, draft));
  const right = confirm(draft.parts, problem);
  const rightOnes = values.flatMap((value, at) => (value?.same === right ? [at] : []));
  const faults = [
    right !== draft.answer.same && `the answer is ${draft.answer.same}, by another way ${right}`,
    (rightOnes.length !== 1 || rightOnes[0] !== answer) && `right are the options ${rightOnes}`,
    options.length !== 4 && `there are ${options.length} options`,
    new Set(options).size !== options.length && 'two options look alike',
    new Set(values.map((value) => value?.same)).size !== options.length && 'two options are equal',
    misconceptions.some((id, at) => (id === null) !== (at === answer)) && 'a thought is misplaced',
    misconceptions.some((id) => id !== null && !SLUG.test(id)) && 'a thought has no name',
    explanation.length === 0 && 'nothing is explained',
    !endsUpNaming(explanation, draft.answer) && 'the explanation does not end with the answer',
    ...[question, ...options, ...explanation].map(textFault),
    picture !== null && pictureFault(picture),
  ];
  return faults.filter((fault): fault is string => typeof fault === 'string');
}

function valueBehind(
  text: string,
  { answer, wrong }: DrawnProblem['draft'],
): MathValue | undefined {
  return [answer, ...wrong.map(({ value }) => value)].find((value) => value.text === text);
}

function textFault(text: string): string | undefined {
  if (text.trim() !== text || text === '') return `stray space: “${text}”`;
  if (BROKEN.test(text)) return `broken text: ${text}`;
  const isClosed = textStretches(text).every(({ kind, text: tex }) => {
    const [open, close] = [tex.match(/\{/g)?.length, tex.match(/\}/g)?.length];
    return kind === 'words' ? !/[{}\\^]/.test(tex) : open === close;
  });
  return isClosed ? undefined : `a formula and words got mixed: ${text}`;
}

/** A text without what only typesets it. */
function bare(text: string): string {
  return text
    .replace(/\\mathrm\{([^{}]*)\}/g, '$1')
    .replace(/\{,\}|\\[ ,;]|(?<!\\)\$|\s|\\left|\\right/g, '')
    .toLowerCase();
}

/** Whether the last step holds the answer, or at least its number without the unit. */
function endsUpNaming(explanation: MathProblem['explanation'], { text }: MathValue): boolean {
  const last = bare(explanation.at(-1) ?? '');
  const [value = text] = text.split('\\ \\mathrm');
  return standsIn(last, bare(text)) || standsIn(last, bare(value));
}

function standsIn(text: string, asked: string): boolean {
  const places = text.split(asked);
  return places.slice(1).some((after, at) => {
    const before = places[at] ?? '';
    return !(/^\d|^\.\d/.test(after) && /\d$/.test(asked)) && !/\d\.?$/.test(before);
  });
}
