export type { Attributes, SvgElement, SvgName } from './element.ts';
export { svgText } from './text.ts';
