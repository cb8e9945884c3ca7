import type { GuideState } from '@lamplight/domain/scenes';
import { drawGuide } from '@lamplight/theatre/guide';
import { useMemo } from 'react';
import styles from './guide.module.css';
import { svgTree } from './svg-tree.ts';

/** The drawing of the guide. */
export function PaperGuide({ does }: { readonly does: GuideState }) {
  return useMemo(() => svgTree(drawGuide(does), styles.drawing), [does]);
}
