import { IconArrowRight } from '@tabler/icons-react';
import { useId } from 'react';
import type { PictureOf } from './kinds.ts';
import styles from './pictures.module.css';
import { shortLabel } from './short-label.ts';
import { useNumberText } from './use-number-text.ts';
import { followers, layOutWeb, type WebLink, type WebNode } from './web-layout.ts';

/** More things than this are told in rows: their arrows would hide each other. */
const ON_A_CIRCLE = 10;
const SIZE = 360;
const RADIUS = 128;
const NAME_LETTERS = 11;

/** What follows what and how often: arrows on a circle, or rows where there are many. */
export function WebPicture({ picture }: { readonly picture: PictureOf<'web'> }) {
  const things = new Set(picture.links.flatMap(({ from, to }) => [from, to]));
  return things.size <= ON_A_CIRCLE ? <Circle picture={picture} /> : <Rows picture={picture} />;
}

function Circle({ picture }: { readonly picture: PictureOf<'web'> }) {
  const number = useNumberText();
  const arrow = useId();
  const { nodes, links } = layOutWeb(picture.links, SIZE / 2, RADIUS);
  return (
    <svg className={styles.plot} viewBox={`0 0 ${SIZE} ${SIZE}`} aria-hidden>
      <marker
        id={arrow}
        viewBox="0 0 10 10"
        refX={8}
        refY={5}
        markerUnits="userSpaceOnUse"
        markerWidth={11}
        markerHeight={11}
        orient="auto"
      >
        <path className={styles.arrowHead} d="M0 0 L10 5 L0 10 z" />
      </marker>
      {links.map((link) => {
        const { path, middle } = curve(link);
        return (
          <g key={`${link.from.name} ${link.to.name}`}>
            <path
              className={styles.arrow}
              d={path}
              strokeWidth={1.5 + 3.5 * link.share}
              markerEnd={`url(#${arrow})`}
            />
            <text className={styles.count} x={middle.x} y={middle.y} textAnchor="middle">
              {number(link.count)}
            </text>
          </g>
        );
      })}
      {nodes.map((node) => (
        <Node key={node.name} node={node} />
      ))}
    </svg>
  );
}

function Node({ node: { name, x, y } }: { readonly node: WebNode }) {
  const text = shortLabel(name, NAME_LETTERS);
  const width = 20 + 8 * [...text].length;
  return (
    <g>
      <rect
        className={styles.node}
        x={x - width / 2}
        y={y - 14}
        width={width}
        height={28}
        rx={14}
      />
      <text className={styles.nodeName} x={x} y={y} textAnchor="middle">
        {text}
      </text>
    </g>
  );
}

interface Place {
  readonly x: number;
  readonly y: number;
}

/** An arrow between two things, bent so that the way back runs beside it; a loop for one to itself. */
function curve({ from, to }: WebLink): { readonly path: string; readonly middle: Place } {
  const centre = SIZE / 2;
  if (from === to) {
    const out = { x: (from.x - centre) / RADIUS, y: (from.y - centre) / RADIUS };
    const middle = { x: from.x + out.x * 40, y: from.y + out.y * 40 };
    const side = { x: -out.y * 22, y: out.x * 22 };
    const path = `M${place(from, side, 0.5)} C${place(middle, side)} ${place(middle, side, -1)} ${place(from, side, -0.5)}`;
    return { path, middle: { x: from.x + out.x * 30, y: from.y + out.y * 30 } };
  }
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const along = { x: (to.x - from.x) / length, y: (to.y - from.y) / length };
  const bend = { x: -along.y * length * 0.14, y: along.x * length * 0.14 };
  const half = { x: (from.x + to.x) / 2 + bend.x, y: (from.y + to.y) / 2 + bend.y };
  // The arrow ends before the name that it points to.
  const path = `M${place(from, along, 18)} Q${place(half, along, 0)} ${place(to, along, -24)}`;
  const middle = { x: (from.x + to.x) / 2 + bend.x * 0.5, y: (from.y + to.y) / 2 + bend.y * 0.5 };
  return { path, middle };
}

function place(from: Place, direction: Place, steps = 1): string {
  return `${(from.x + direction.x * steps).toFixed(1)} ${(from.y + direction.y * steps).toFixed(1)}`;
}

function Rows({ picture }: { readonly picture: PictureOf<'web'> }) {
  const number = useNumberText();
  return (
    <dl className={styles.followers}>
      {followers(picture.links).map(({ from, links }) => (
        <div key={from}>
          <dt>{from}</dt>
          <dd>
            {links.map(({ to, count }) => (
              <span key={to} className={styles.follower}>
                <IconArrowRight size={18} aria-hidden /> {to} <b>{number(count)}</b>
              </span>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}
