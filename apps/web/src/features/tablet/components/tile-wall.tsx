import type { TabletTiles, Tile } from '@lamplight/domain/classroom-sign-in';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { matchesName } from '../../../lib/matches-name.ts';
import { TextField } from '../../../ui/form/fields.tsx';
import { LinkButton } from '../../../ui/link-button/link-button.tsx';
import { ListenButton } from '../../../ui/read-aloud/listen-button.tsx';
import { SignInPicture } from '../../../ui/sign-in-picture/sign-in-picture.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import styles from './tile-wall.module.css';

export interface TileWallProps {
  readonly wall: TabletTiles;
  readonly onChoose: (tile: Tile) => void;
}

/** More tiles than this are searched by those who can write the beginning of their name. */
const SEARCHED_FROM = 13;

/** The children of the class, each on a tile with their own picture. */
export function TileWall({ wall, onChoose }: TileWallProps) {
  const { t } = useTranslation('tablet');
  const [typed, setTyped] = useState('');
  const { tiles, className, name } = wall;
  const shown = tiles.filter((tile) => matchesName(tile.name, typed));
  return (
    <>
      <header className={styles.head}>
        <h1 className={styles.title}>{t('tiles.title')}</h1>
        <ListenButton title={t('tiles.title')} text={t('tiles.spoken')} />
      </header>
      {tiles.length >= SEARCHED_FROM && (
        <TextField
          label={t('tiles.search')}
          type="search"
          autoComplete="off"
          className={styles.search ?? ''}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
      )}
      {tiles.length === 0 && <EmptyState picture="backpack" text={t('tiles.empty')} />}
      {tiles.length > 0 && shown.length === 0 && <p role="status">{t('tiles.none')}</p>}
      <ul className={styles.tiles} aria-label={t('tiles.label', { class: className })}>
        {shown.map((tile) => (
          <li key={tile.childId}>
            <button type="button" className={styles.tile} onClick={() => onChoose(tile)}>
              <SignInPicture name={tile.picture} size="4.5rem" />
              <span className={styles.name}>{tile.name}</span>
            </button>
          </li>
        ))}
      </ul>
      <footer className={styles.foot}>
        <span>{t('tiles.tablet', { class: className, tablet: name })}</span>
        <LinkButton to="/login" variant="subtle">
          {t('tiles.grownUp')}
        </LinkButton>
      </footer>
    </>
  );
}
