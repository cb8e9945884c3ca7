import { type Db, transact } from '@lamplight/db';
import type { AuditAction } from '@lamplight/domain/audit';
import {
  type ClassTablet,
  type SignInPicture,
  TABLETS_PER_CLASS,
  type TabletTiles,
  tileNames,
  tilePicture,
} from '@lamplight/domain/classroom-sign-in';
import type { SignedIn } from '../../platform/actor.ts';
import { AppError } from '../../platform/app-error.ts';
import { type Clock, isoTime } from '../../platform/clock.ts';
import { digest, type Random } from '../../platform/random.ts';
import { insertAuditEvent } from '../audit/audit.repository.ts';
import type { SignedInAnswer } from '../auth/signed-in-answer.ts';
import type { ClassesService } from '../classes/classes.service.ts';
import { type ClassChild, findClassChildren } from './cards.repository.ts';
import type { ChildEntry } from './child-entry.ts';
import type { PicturePasswords } from './picture-passwords.ts';
import { createTabletCodes, type PairedTablet, type TabletPlan } from './tablet-codes.ts';
import {
  deleteTablet,
  findTablet,
  findTabletByToken,
  findTabletsOfClass,
  insertTablet,
  type TabletRow,
  updateTablet,
} from './tablets.repository.ts';

/** How exactly it is known when a tablet was last seen, in ms: not every question needs a write. */
const SEEN_EVERY_MS = 60_000;

/** Tablets on which the children of a class find their own tile and sign in with pictures. */
export interface TabletsService {
  /** @throws AppError FORBIDDEN, NOT_FOUND as `authoriseClass`; so do the next three */
  list(actor: SignedIn, classId: number): Promise<ClassTablet[]>;
  /** Makes a code that is typed on the device. @throws AppError TOO_MANY_TABLETS */
  makeCode(
    actor: SignedIn,
    wish: { classId: number; name: string },
  ): Promise<{ code: string; expiresAt: string }>;
  rename(actor: SignedIn, id: number, name: string): Promise<void>;
  /** The device shows no child any more from its next question on. */
  remove(actor: SignedIn, id: number): Promise<void>;
  /**
   * Makes the device that sends the code a class tablet; sent again with the same key it gets the same
   * answer. @throws AppError INVALID_TABLET_CODE
   */
  pair(code: string, key?: string): Promise<PairedTablet>;
  /** The tablet with this token. @throws AppError TABLET_UNKNOWN */
  authorise(token: string): Promise<TabletRow>;
  /** @throws AppError TABLET_UNKNOWN */
  tiles(token: string): Promise<TabletTiles>;
  /** @throws AppError TABLET_UNKNOWN, WRONG_PICTURES, TOO_MANY_ATTEMPTS */
  signIn(
    token: string,
    childId: number,
    pictures: readonly SignInPicture[],
  ): Promise<SignedInAnswer>;
  /** A child of the tablet's class; undefined for everybody else. */
  childAt(tablet: TabletRow, childId: number): Promise<ClassChild | undefined>;
}

interface Dependencies {
  readonly db: Db;
  readonly clock: Clock;
  readonly random: Random;
  readonly classes: ClassesService;
  readonly pictures: PicturePasswords;
  readonly enter: ChildEntry;
}

export function createTablets(deps: Dependencies): TabletsService {
  const { db, clock, random, classes, pictures, enter } = deps;
  const codes = createTabletCodes(clock, random);

  async function ownTablet(actor: SignedIn, id: number): Promise<TabletRow> {
    const tablet = await findTablet(db, id);
    if (!tablet) throw new AppError('NOT_FOUND', { message: 'There is no such tablet.' });
    await classes.authoriseClass(actor, tablet.classId);
    return tablet;
  }

  async function refuseTooMany(classId: number): Promise<void> {
    const tablets = await findTabletsOfClass(db, classId);
    if (tablets.length >= TABLETS_PER_CLASS) throw new AppError('TOO_MANY_TABLETS');
  }

  async function authorise(token: string): Promise<TabletRow> {
    const tablet = await findTabletByToken(db, digest(token));
    if (!tablet) throw new AppError('TABLET_UNKNOWN');
    const now = clock.now();
    if (Math.abs(now - (tablet.lastSeenAt ?? 0)) >= SEEN_EVERY_MS) {
      await updateTablet(db, tablet.id, { lastSeenAt: now });
    }
    return tablet;
  }

  async function childAt({ classId }: TabletRow, childId: number) {
    return (await findClassChildren(db, classId)).find(({ id }) => id === childId);
  }

  const audit = (trx: Db, actorId: number, action: AuditAction, id: number, classId: number) =>
    insertAuditEvent(trx, { actorId, action, detail: { tablet: id, classId }, at: clock.now() });

  async function addTablet({ classId, name, actorId }: TabletPlan): Promise<PairedTablet> {
    await refuseTooMany(classId);
    const token = random.token();
    const tablet = await transact(db, async (trx) => {
      const id = await insertTablet(trx, {
        ...{ classId, name, tokenHash: digest(token), createdBy: actorId },
        createdAt: clock.now(),
      });
      await audit(trx, actorId, 'sign-in.tablet-added', id, classId);
      return findTablet(trx, id);
    });
    return { token, name, className: tablet?.className ?? '' };
  }

  return {
    async list(actor, classId) {
      await classes.authoriseClass(actor, classId);
      return (await findTabletsOfClass(db, classId)).map(toTablet);
    },

    async makeCode(actor, { classId, name }) {
      await classes.authoriseClass(actor, classId);
      await refuseTooMany(classId);
      const { code, expiresAt } = codes.make({ classId, name, actorId: actor.user.id });
      return { code, expiresAt: isoTime(expiresAt) };
    },

    async rename(actor, id, name) {
      const { classId } = await ownTablet(actor, id);
      await transact(db, async (trx) => {
        await updateTablet(trx, id, { name });
        await audit(trx, actor.user.id, 'sign-in.tablet-renamed', id, classId);
      });
    },

    async remove(actor, id) {
      const { classId } = await ownTablet(actor, id);
      await transact(db, async (trx) => {
        await deleteTablet(trx, id);
        await audit(trx, actor.user.id, 'sign-in.tablet-removed', id, classId);
      });
    },

    async pair(code, key) {
      const paired = await codes.redeem(code, key, addTablet);
      if (paired === null) throw new AppError('INVALID_TABLET_CODE');
      return paired;
    },

    authorise,

    async tiles(token) {
      const { classId, name, className } = await authorise(token);
      const children = await findClassChildren(db, classId);
      const names = tileNames(children.map(callName));
      const tiles = children.map(({ id, picturesAt }, at) => ({
        childId: id,
        name: names[at] ?? '',
        picture: tilePicture(id),
        hasPictures: picturesAt !== null,
      }));
      return { name, className, tiles };
    },

    async signIn(token, childId, chosen) {
      const tablet = await authorise(token);
      const child = await childAt(tablet, childId);
      await pictures.check(child?.id ?? null, chosen);
      return enter(childId);
    },

    childAt,
  };
}

/** What a child is called: the first name, or the user name of who told none. */
function callName({ username, firstName, lastName }: ClassChild) {
  return firstName === null ? { firstName: username, lastName: null } : { firstName, lastName };
}

function toTablet({ id, name, createdAt, lastSeenAt }: TabletRow): ClassTablet {
  return {
    ...{ id, name, createdAt: isoTime(createdAt) },
    lastSeenAt: lastSeenAt === null ? null : isoTime(lastSeenAt),
  };
}
