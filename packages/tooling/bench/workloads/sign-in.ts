import { availableParallelism } from 'node:os';
import { hash } from '@node-rs/argon2';
import { type Account, registerChild, signIn, startProduct, withDataFolder } from '../product.ts';
import { describeComparison } from '../report.ts';
import { inTurns } from '../statistics.ts';
import { BELIEVES_TABLETS, fromTablet } from '../tablet-address.ts';

const CHILDREN = 40;

/** The product's parameters: argon2id with 19 MiB, two passes, one lane. */
const argon2 = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

async function milliseconds(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

/** 40 hashes spread over the cores, each core with one at a time. */
async function bareHashes(): Promise<void> {
  let left = CHILDREN;
  const core = async () => {
    while (left-- > 0) await hash('lamp and light', argon2);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, core));
}

/** 40 children sign in at the same moment, beside 40 bare password hashes on the same cores. */
export function signInStorm(): Promise<string> {
  return withDataFolder(async (folder) => {
    const product = await startProduct(folder, BELIEVES_TABLETS);
    try {
      const accounts: Account[] = [];
      for (let number = 1; number <= CHILDREN; number++) {
        const account = { username: `child ${number}`, password: 'lamp and light' };
        await registerChild(product.origin, account);
        accounts.push(account);
      }
      const storm = () =>
        Promise.all(accounts.map((account, at) => signIn(product.origin, account, fromTablet(at))));
      await storm();
      const measured = await inTurns(
        5,
        () => milliseconds(storm),
        () => milliseconds(bareHashes),
      );
      return describeComparison({
        workload: `${CHILDREN} children sign in at once, until the last is in`,
        unit: 'ms',
        ...measured,
        baselineName: `${CHILDREN} bare argon2id hashes on ${availableParallelism()} cores`,
        goal: { kind: 'at most', value: 1.6 },
      });
    } finally {
      await product.stop();
    }
  });
}
