import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../app/session/use-session.ts';
import { type ClassTabletKey, classTablet, forgetClassTablet } from '../../lib/class-tablet.ts';
import { ClassWall } from './components/class-wall.tsx';
import { PairTablet } from './components/pair-tablet.tsx';
import { SignedInHere } from './components/signed-in-here.tsx';
import { Stage } from './components/stage.tsx';
import { useForgetTablet } from './tablet.queries.ts';

export interface TabletPageProps {
  /** A code that came with the address. */
  readonly code: string;
  /** What stands below the tiles for adults. */
  readonly forAdults: (tablet: string) => ReactNode;
}

/** The screen of a class tablet: its class's tiles, or first how it becomes one. */
export function TabletPage({ code, forAdults }: TabletPageProps) {
  const { t } = useTranslation('tablet');
  const { user } = useSession();
  const [key, setKey] = useState<ClassTabletKey | undefined>(() => classTablet.read());
  const [wasRemoved, setWasRemoved] = useState(false);
  const forgetTablet = useForgetTablet();

  const keep = (paired: ClassTabletKey) => {
    forgetClassTablet();
    classTablet.write(paired);
    setKey(paired);
  };
  const forget = () => {
    forgetClassTablet();
    forgetTablet();
    setKey(undefined);
    setWasRemoved(true);
  };
  return (
    <Stage tabTitle={t('title')}>
      {key === undefined && <PairTablet code={code} wasRemoved={wasRemoved} onPaired={keep} />}
      {key !== undefined && user !== null && <SignedInHere user={user} />}
      {key !== undefined && user === null && (
        <>
          <ClassWall tablet={key.token} onGone={forget} />
          {forAdults(key.token)}
        </>
      )}
    </Stage>
  );
}
