import { type Db, transact } from '@lamplight/db';
import {
  type CardHolder,
  type MadeCard,
  type MadeCards,
  type OpenedCard,
  PICTURE_PASSWORDS,
  pictureSecret,
  picturesOfNumber,
  printedPassword,
  type SignInKind,
  type SignInPicture,
  tilePicture,
} from '@lamplight/domain/classroom-sign-in';
import type { SignedIn } from '../../platform/actor.ts';
import { AppError } from '../../platform/app-error.ts';
import { type Clock, isoTime } from '../../platform/clock.ts';
import { digest, type Random } from '../../platform/random.ts';
import { insertAuditEvent } from '../audit/audit.repository.ts';
import { setNewPassword } from '../auth/new-password.ts';
import { passwordStateFor } from '../auth/password-state.ts';
import type { Passwords } from '../auth/passwords.ts';
import type { Sessions } from '../auth/sessions.ts';
import type { SignInService } from '../auth/sign-in.service.ts';
import type { SignedInAnswer } from '../auth/signed-in-answer.ts';
import type { ClassesService } from '../classes/classes.service.ts';
import { fullName } from '../users/full-name.ts';
import {
  type ClassChild,
  deletePicturePassword,
  findCardHolder,
  findClassChildren,
  saveCard,
  savePicturePassword,
} from './cards.repository.ts';
import type { ChildEntry } from './child-entry.ts';
import type { PicturePasswords } from './picture-passwords.ts';

/** Printed cards: a QR that says whose it is, and three pictures or a password that prove it. */
export interface SignInCardsService {
  /**
   * The students of a class, and for whom of them this adult makes no card.
   * @throws AppError FORBIDDEN, NOT_FOUND as `authoriseClass`
   */
  holders(actor: SignedIn, classId: number): Promise<CardHolder[]>;
  /**
   * Makes new cards with new secrets, which are told this once. The cards, pictures and sessions from
   * before are good no more; with `words` the child's password is another one, too.
   * @throws AppError FORBIDDEN for children who are not among the `holders`, or whose card is withheld
   */
  make(actor: SignedIn, wish: CardWish): Promise<Omit<MadeCards, 'address'>>;
  /** @throws AppError INVALID_CARD */
  open(token: string): Promise<OpenedCard>;
  /** @throws AppError INVALID_CARD, WRONG_PICTURES, TOO_MANY_ATTEMPTS */
  signIn(token: string, pictures: readonly SignInPicture[]): Promise<SignedInAnswer>;
  /** @throws AppError INVALID_CARD, BAD_CREDENTIALS, TOO_MANY_ATTEMPTS */
  signInWithPassword(
    token: string,
    password: string,
    deviceToken: string | null,
  ): Promise<SignedInAnswer>;
}

interface CardWish {
  readonly classId: number;
  readonly kind: SignInKind;
  readonly userIds: readonly number[];
}

interface Dependencies {
  readonly db: Db;
  readonly clock: Clock;
  readonly random: Random;
  readonly passwords: Passwords;
  readonly sessions: Sessions;
  readonly classes: ClassesService;
  readonly signIn: SignInService;
  readonly pictures: PicturePasswords;
  readonly enter: ChildEntry;
}

export function createSignInCards(deps: Dependencies): SignInCardsService {
  const { db, clock, random, passwords, sessions, classes, pictures, enter } = deps;

  /** A card and, hashed, what proves that it is the child's. */
  async function draw(child: ClassChild, kind: SignInKind) {
    const drawn = kind === 'pictures' ? picturesOfNumber(random.below(PICTURE_PASSWORDS)) : null;
    const password = kind === 'words' ? printedPassword(random.below) : null;
    const secret = drawn === null ? (password ?? '') : pictureSecret(drawn);
    const card: MadeCard = {
      ...{ userId: child.id, name: fullName(child), username: child.username },
      ...{ token: random.token(), pictures: drawn, password },
    };
    return { child, card, hash: await passwords.hash(secret) };
  }

  async function store(trx: Db, actorId: number, wish: CardWish, drawn: Drawn): Promise<void> {
    const { child, card, hash } = drawn;
    const { userId } = card;
    const at = clock.now();
    await saveCard(trx, { userId, tokenHash: digest(card.token), createdAt: at });
    if (wish.kind === 'pictures') await savePicturePassword(trx, { userId, hash, updatedAt: at });
    else {
      await deletePicturePassword(trx, userId);
      await setNewPassword(trx, child, hash);
    }
    const detail = { classId: wish.classId, kind: wish.kind };
    await insertAuditEvent(trx, { actorId, action: 'sign-in.card-made', userId, detail, at });
  }
  type Drawn = Awaited<ReturnType<typeof draw>>;

  // A card is another password: for whom a teacher makes none, there is no card either.
  async function holdersFor({ user }: SignedIn, classId: number): Promise<Holder[]> {
    const children = await findClassChildren(db, classId);
    return children.map((child) => {
      const isOwn = passwordStateFor(user, child) === 'own-email';
      return { child, withheld: isOwn ? 'own-email' : null };
    });
  }

  async function holderOf(token: string) {
    const holder = await findCardHolder(db, digest(token));
    if (!holder) throw new AppError('INVALID_CARD');
    return holder;
  }

  return {
    async holders(actor, classId) {
      await classes.authoriseClass(actor, classId);
      return (await holdersFor(actor, classId)).map(toHolder);
    },

    async make(actor, wish) {
      const { id: classId, name: className } = await classes.authoriseClass(actor, wish.classId);
      const wanted = new Set(wish.userIds);
      const holders = await holdersFor(actor, classId);
      const children = holders
        .filter(({ child, withheld }) => wanted.has(child.id) && withheld === null)
        .map(({ child }) => child);
      if (children.length < wanted.size) throw new AppError('FORBIDDEN');
      // Outside of the transaction: hashes take their time.
      const drawn = await Promise.all(children.map((child) => draw(child, wish.kind)));
      await transact(db, async (trx) => {
        for (const each of drawn) await store(trx, actor.user.id, wish, each);
      });
      for (const { id } of children) await sessions.endAll(id);
      return { classId, className, cards: drawn.map(({ card }) => card) };
    },

    async open(token) {
      const { id, username, firstName, age, picturesAt } = await holderOf(token);
      return {
        firstName: firstName ?? username,
        picture: tilePicture(id),
        age,
        kind: picturesAt === null ? 'words' : 'pictures',
      };
    },

    async signIn(token, chosen) {
      const { id } = await holderOf(token);
      await pictures.check(id, chosen);
      return enter(id);
    },

    async signInWithPassword(token, password, deviceToken) {
      const { username } = await holderOf(token);
      return deps.signIn.signIn(username, password, { deviceToken, address: null });
    },
  };
}

interface Holder {
  readonly child: ClassChild;
  readonly withheld: CardHolder['withheld'];
}

function toHolder({ child, withheld }: Holder): CardHolder {
  return {
    userId: child.id,
    name: fullName(child),
    username: child.username,
    age: child.age,
    hasPictures: child.picturesAt !== null,
    cardMadeAt: child.cardAt === null ? null : isoTime(child.cardAt),
    withheld,
  };
}
