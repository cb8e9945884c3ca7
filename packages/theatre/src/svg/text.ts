import type { SvgElement } from './element.ts';

/** Attributes that SVG writes with capitals; all others are written with hyphens. */
const WITH_CAPITALS = new Set([
  'viewBox',
  'preserveAspectRatio',
  'stdDeviation',
  'filterUnits',
  'gradientUnits',
]);

/** An element as text, for paper and for sheets. */
export function svgText({ name, attributes, children }: SvgElement): string {
  const written = Object.entries(attributes)
    .map(([key, value]) => ` ${attributeName(key)}="${escaped(String(value))}"`)
    .join('');
  if (children.length === 0) return `<${name}${written}/>`;
  return `<${name}${written}>${children.map(svgText).join('')}</${name}>`;
}

function attributeName(key: string): string {
  if (key === 'className') return 'class';
  return WITH_CAPITALS.has(key) ? key : key.replaceAll(/[A-Z]/g, (c) => `-${c.toLowerCase()}`);
}

function escaped(value: string): string {
  return value.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
