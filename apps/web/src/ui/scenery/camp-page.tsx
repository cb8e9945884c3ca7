import type { ReactNode } from 'react';
import { Page, type PageProps } from '../shell/page.tsx';
import { CampHills } from './camp-hills.tsx';
import styles from './camp-page.module.css';

/** A page before sign-in: under the sky of the camp, with its hills at the foot. */
export function CampPage({ children, ...page }: PageProps & { readonly children: ReactNode }) {
  return (
    <div className={styles.camp}>
      <Page {...page}>{children}</Page>
      <div className={styles.hills}>
        <CampHills />
      </div>
    </div>
  );
}
