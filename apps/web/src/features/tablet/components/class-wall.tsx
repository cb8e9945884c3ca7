import type { Tile } from '@lamplight/domain/classroom-sign-in';
import { Button } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorCode } from '../../../lib/errors.ts';
import { useLeftAlone } from '../../../lib/use-left-alone.ts';
import { LinkButton } from '../../../ui/link-button/link-button.tsx';
import { Notice } from '../../../ui/notice/notice.tsx';
import { QueryState } from '../../../ui/states/query-state.tsx';
import { tabletCalls, useTiles } from '../tablet.queries.ts';
import { AskTeacher } from './ask-teacher.tsx';
import { PictureSignIn } from './picture-sign-in.tsx';
import { TileWall } from './tile-wall.tsx';

/** Seconds after which a child who went away leaves the tiles to the next one. */
const LEFT_ALONE_SECONDS = 60;

export interface ClassWallProps {
  readonly tablet: string;
  /** The device is no class tablet any more. */
  readonly onGone: () => void;
}

/** The tiles of the class; then the pictures of the child who chose theirs, or the wait for the teacher. */
export function ClassWall({ tablet, onGone }: ClassWallProps) {
  const { t } = useTranslation('tablet');
  const wall = useTiles(tablet);
  const [child, setChild] = useState<Tile | null>(null);
  const [asks, setAsks] = useState(false);
  const isGone = errorCode(wall.error) === 'TABLET_UNKNOWN';
  useEffect(() => {
    if (isGone) onGone();
  }, [isGone, onGone]);

  const back = useCallback(() => {
    setChild(null);
    setAsks(false);
  }, []);
  // Who waits for the teacher need not touch anything.
  useLeftAlone(child !== null && !asks ? LEFT_ALONE_SECONDS : null, back);

  const backToTiles = (
    <Button variant="default" leftSection={<IconArrowLeft size={24} aria-hidden />} onClick={back}>
      {t('pictures.back')}
    </Button>
  );
  if (child !== null && (asks || !child.hasPictures)) {
    return (
      <AskTeacher tablet={tablet} child={child} onGone={onGone}>
        {child.hasPictures && (
          <Button variant="default" onClick={() => setAsks(false)}>
            {t('ask.pictures')}
          </Button>
        )}
        {backToTiles}
        {!child.hasPictures && (
          <LinkButton to="/login" variant="subtle">
            {t('ask.words')}
          </LinkButton>
        )}
      </AskTeacher>
    );
  }
  if (child !== null) {
    return (
      <PictureSignIn
        name={child.name}
        picture={child.picture}
        signIn={(pictures) => tabletCalls.signIn({ tablet, childId: child.childId, pictures })}
        onGone={onGone}
      >
        <Button variant="default" onClick={() => setAsks(true)}>
          {t('pictures.ask')}
        </Button>
        {backToTiles}
      </PictureSignIn>
    );
  }
  return (
    <>
      {wall.data !== undefined && wall.isError && (
        <Notice picture="compass" role="status">
          {t('tiles.unreachable')}
        </Notice>
      )}
      {wall.data === undefined ? (
        <QueryState
          query={wall}
          count={8}
          loading={t('tiles.loading')}
          failed={t('tiles.failed')}
        />
      ) : (
        <TileWall wall={wall.data} onChoose={setChild} />
      )}
    </>
  );
}
