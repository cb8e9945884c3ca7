import type { SvgElement } from '@lamplight/theatre/svg';
import { createElement, type ReactElement } from 'react';

/** A drawing as React's elements. What it shows is said by the frame around it. */
export function svgTree(svg: SvgElement, className: string | undefined): ReactElement {
  return createElement(
    'svg',
    { ...svg.attributes, className, 'aria-hidden': true },
    ...childrenOf(svg),
  );
}

function childrenOf({ children }: SvgElement): ReactElement[] {
  return children.map((child) => createElement(child.name, child.attributes, ...childrenOf(child)));
}
