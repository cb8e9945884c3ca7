import { startProduct, withDataFolder } from '../product.ts';
import { describeComparison, describeSize } from '../report.ts';
import { gather, openTablets, play } from '../rooms/class-game.ts';
import { durableCommit } from '../rooms/durable-commit.ts';
import { probeIn, type Reading, readProbe } from '../rooms/probed.ts';
import { bareRoom, type QuizRoom } from '../rooms/quiz-room.ts';
import { fillSchool } from '../rooms/school.ts';
import { sample } from '../statistics.ts';

const REPEATS = 12;
const SIZES = [40, 200, 1000] as const;
/** Bytes of a question as the product sends it to a room of fifty. */
const QUESTION_BYTES = 4600;

/** One question with its answers, in milliseconds. */
interface Round {
  /** From asking for the question, which the product stores before it tells anybody. */
  readonly slowest: number;
  /** From the first tablet that has the question to the last. */
  readonly spread: number;
  readonly p50: number;
  readonly p99: number;
  readonly answered: number;
}

const share = (delays: readonly number[], part: number) =>
  delays[Math.min(delays.length - 1, Math.floor(delays.length * part))] ?? Number.NaN;

async function round(room: QuizRoom): Promise<Round> {
  const delays = await room.nextQuestion();
  const answered = await room.answerAll();
  const slowest = share(delays, 1);
  const spread = slowest - share(delays, 0);
  return { slowest, spread, p50: share(delays, 0.5), p99: share(delays, 0.99), answered };
}

/** What a server used for each round between two readings. */
const perRound = (before: Reading, after: Reading) => (after.cpu - before.cpu) / REPEATS;

/** Plays in rooms of fifty beside a bare `ws` broadcast, in turns. */
function measure(size: number): Promise<string> {
  return withDataFolder((bareFolder) =>
    withDataFolder(async (folder) => {
      await (await startProduct(folder)).stop();
      const school = fillSchool(folder, size);
      const product = await startProduct(folder, probeIn(folder));
      const codes = await gather(product.origin, school);
      const gathered = await readProbe(product, folder);
      const tablets = await openTablets(product.origin, school);
      const connected = await readProbe(product, folder);
      const ours = await play(product.origin, school, codes, tablets);
      const bare = await bareRoom(size, QUESTION_BYTES, probeIn(bareFolder));
      try {
        for (const room of [bare, ours, bare, ours]) await round(room);
        const before = [await readProbe(product, folder), await readProbe(bare.server, bareFolder)];
        const heard = tablets.heard();
        const rounds: Round[] = [];
        const floor: Round[] = [];
        for (let turn = 0; turn < REPEATS; turn += 1) {
          floor.push(await round(bare));
          rounds.push(await round(ours));
        }
        const after = await readProbe(product, folder);
        const bareAfter = await readProbe(bare.server, bareFolder);
        return report(size, {
          rounds,
          floor,
          stall: after.stall,
          commit: durableCommit(bareFolder).median,
          frames: (tablets.heard() - heard) / size / REPEATS,
          cpu: perRound(before[0] as Reading, after),
          bareCpu: perRound(before[1] as Reading, bareAfter),
          kilobytes: (connected.rss - gathered.rss) / 1000 / size,
        });
      } finally {
        await ours.close();
        await bare.close();
        await product.stop();
      }
    }),
  );
}

interface Measured {
  readonly rounds: readonly Round[];
  readonly floor: readonly Round[];
  /** Milliseconds. */
  readonly stall: number;
  /** Milliseconds of one durable commit: the product stores before it tells, and before it acknowledges. */
  readonly commit: number;
  readonly frames: number;
  /** Milliseconds of processor time for a question with all its answers. */
  readonly cpu: number;
  readonly bareCpu: number;
  /** Of each socket. */
  readonly kilobytes: number;
}

function report(size: number, measured: Measured): string {
  const { rounds, floor, stall, commit, frames, cpu, bareCpu, kilobytes } = measured;
  const of = (all: readonly Round[], part: keyof Round) => sample(all.map((each) => each[part]));
  const compare = (workload: string, part: keyof Round, most?: number) =>
    describeComparison({
      workload,
      unit: 'ms',
      product: of(rounds, part),
      baselineName: part === 'answered' ? 'bare ws, stored nowhere' : 'bare ws broadcast',
      baseline: of(floor, part),
      ...(most === undefined ? {} : { goal: { kind: 'at most' as const, value: most } }),
    });
  const answers = Math.round((size / of(rounds, 'answered').median) * 1000);
  const usage = `${cpu.toFixed(1)} ms of the processor for a question with its answers, bare ${bareCpu.toFixed(1)}`;
  return [
    compare(`a question to the slowest of ${size} sockets`, 'slowest', 1.3),
    compare('… from the first of them to the slowest', 'spread'),
    compare('… to half of them (p50)', 'p50'),
    compare('… to nearly all (p99)', 'p99'),
    compare(`${size} answer at once, stored durably`, 'answered', 3),
    `  ${answers} answers a second; ${frames.toFixed(1)} frames a player and question; one durable commit takes ${commit.toFixed(1)} ms here`,
    `  ${usage} (${(cpu / bareCpu).toFixed(2)}); longest stall of the loop ${stall.toFixed(1)} ms`,
    describeSize({
      workload: `memory for each of ${size} sockets`,
      kilobytes,
      goal: { kind: 'at most', value: 60 },
    }),
  ].join('\n');
}

/** Live rooms beside a bare `ws` broadcast in the same run: 40, 200 and 1,000 players in rooms of fifty. */
export async function rooms(): Promise<string> {
  const parts: string[] = [];
  for (const size of SIZES) parts.push(await measure(size));
  return parts.join('\n');
}
