import type { Picture } from '@lamplight/domain/projects';
import { UnstyledButton } from '@mantine/core';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BarsPicture } from './bars-picture.tsx';
import { type ColumnNames, dataRows } from './data-rows.ts';
import { DataTable } from './data-table.tsx';
import { LinePicture } from './line-picture.tsx';
import { MapPicture } from './map-picture.tsx';
import styles from './pictures.module.css';
import { PixelsPicture } from './pixels-picture.tsx';
import { PointsPicture } from './points-picture.tsx';
import { useNumberText } from './use-number-text.ts';
import { WebPicture } from './web-picture.tsx';

export interface DrawnPictureProps {
  readonly picture: Picture;
  /** The groups of points in all pictures of the run. */
  readonly groups: readonly string[];
}

/** A picture that a program drew, with its title and the table behind it. */
export function DrawnPicture({ picture, groups }: DrawnPictureProps) {
  const { t } = useTranslation('projects');
  const number = useNumberText();
  const titleId = useId();
  const [shown, setShown] = useState(picture.kind === 'table');
  const names: ColumnNames = t('pictures.columns', { returnObjects: true });
  const data = dataRows(picture, names, number);
  const kind = t(`pictures.kinds.${picture.kind}`, { count: data.rows.length });
  return (
    <figure className={styles.figure} aria-labelledby={titleId}>
      <figcaption id={titleId} className={styles.title}>
        {picture.title}
        <span className={styles.kind}>{kind}</span>
      </figcaption>
      <Drawing picture={picture} groups={groups} />
      {picture.kind !== 'table' && (
        <UnstyledButton
          className={styles.toggle}
          aria-expanded={shown}
          onClick={() => setShown(!shown)}
        >
          {t(shown ? 'pictures.hideTable' : 'pictures.showTable')}
        </UnstyledButton>
      )}
      {shown && <DataTable caption={picture.title} data={data} />}
    </figure>
  );
}

function Drawing({ picture, groups }: DrawnPictureProps) {
  switch (picture.kind) {
    case 'bars':
      return <BarsPicture picture={picture} />;
    case 'points':
      return <PointsPicture picture={picture} groups={groups} />;
    case 'map':
      return <MapPicture picture={picture} groups={groups} />;
    case 'line':
      return <LinePicture picture={picture} />;
    case 'web':
      return <WebPicture picture={picture} />;
    case 'pixels':
      return <PixelsPicture picture={picture} />;
    case 'table':
      return null;
  }
}
