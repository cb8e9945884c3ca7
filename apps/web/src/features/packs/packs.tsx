import { useTranslation } from 'react-i18next';
import { Notice } from '../../ui/notice/notice.tsx';
import { Section } from '../../ui/section/section.tsx';
import { QueryState } from '../../ui/states/query-state.tsx';
import { AddPack } from './components/add-pack.tsx';
import { PackCard } from './components/pack-card.tsx';
import { Signers } from './components/signers.tsx';
import styles from './packs.module.css';
import { usePacks } from './packs.queries.ts';

/** Where an admin sees what the host teaches with, and adds, switches off and removes content packs. */
export function Packs() {
  const { t } = useTranslation('packs');
  const packs = usePacks();
  return (
    <Section title={t('title')}>
      <Notice picture="books">{t('text')}</Notice>
      <QueryState
        query={packs}
        count={2}
        shape="rows"
        loading={t('loading')}
        failed={t('failed')}
      />
      {packs.data !== undefined && (
        <ul className={styles.list}>
          {packs.data.map((pack) => (
            <PackCard key={pack.name} pack={pack} />
          ))}
        </ul>
      )}
      <AddPack />
      <Signers />
    </Section>
  );
}
