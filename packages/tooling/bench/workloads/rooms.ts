import { join } from 'node:path';
import { startProduct, withDataFolder } from '../product.ts';
import { describeComparison, describeSize, verdict } from '../report.ts';
import { gather, openTablets, play } from '../rooms/class-game.ts';
import { durableCommit } from '../rooms/durable-commit.ts';
import { firstStart } from '../rooms/first-start.ts';
import { probeIn, type Reading, readProbe } from '../rooms/probed.ts';
import { bareRoom, type QuizRoom } from '../rooms/quiz-room.ts';
import { fillSchool } from '../rooms/school.ts';
import { sample } from '../statistics.ts';
import { BELIEVES_TABLETS } from '../tablet-address.ts';

/** Questions before anything is measured, and those that are. */
const WARM_UP = 4;
const REPEATS = 20;
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
function measure(size: number): Promise<Measured> {
  return withDataFolder((bareFolder) =>
    withDataFolder(async (folder) => {
      await firstStart(folder);
      const school = fillSchool(folder, size);
      const product = await startProduct(folder, { ...probeIn(folder), ...BELIEVES_TABLETS });
      const codes = await gather(product.origin, school);
      const gathered = await readProbe(product, folder);
      const tablets = await openTablets(product.origin, school);
      const connected = await readProbe(product, folder);
      const ours = await play(product.origin, school, codes, tablets);
      const bare = await bareRoom(size, QUESTION_BYTES, probeIn(bareFolder));
      const storing = await bareRoom(size, QUESTION_BYTES, {
        STORE: join(bareFolder, 'questions'),
      });
      try {
        for (let turn = 0; turn < WARM_UP; turn += 1) {
          await round(bare);
          await round(storing);
          await round(ours);
        }
        const before = [await readProbe(product, folder), await readProbe(bare.server, bareFolder)];
        const heard = tablets.heard();
        const rounds: Round[] = [];
        const floor: Round[] = [];
        const stored: number[] = [];
        for (let turn = 0; turn < REPEATS; turn += 1) {
          floor.push(await round(bare));
          stored.push(share(await storing.nextQuestion(), 1));
          rounds.push(await round(ours));
        }
        const after = await readProbe(product, folder);
        const bareAfter = await readProbe(bare.server, bareFolder);
        const frames = (tablets.heard() - heard) / size / REPEATS;
        return {
          rounds,
          floor,
          stored,
          stall: after.stall,
          bareStall: bareAfter.stall,
          commit: durableCommit(bareFolder).median,
          frames,
          cpu: perRound(before[0] as Reading, after),
          bareCpu: perRound(before[1] as Reading, bareAfter),
          kilobytes: (connected.rss - gathered.rss) / 1000 / size,
        };
      } finally {
        await ours.close();
        await bare.close();
        await storing.close();
        await product.stop();
      }
    }),
  );
}

interface Measured {
  readonly rounds: readonly Round[];
  readonly floor: readonly Round[];
  /** Milliseconds of a question to the slowest on the bare server, when it stores it first. */
  readonly stored: readonly number[];
  /** Milliseconds. */
  readonly stall: number;
  readonly bareStall: number;
  /** Milliseconds of one durable commit: the product stores before it tells, and before it acknowledges. */
  readonly commit: number;
  /** Of each player for a question: the question itself, the acknowledgement and the end. */
  readonly frames: number;
  /** Milliseconds of processor time for a question with all its answers. */
  readonly cpu: number;
  readonly bareCpu: number;
  /** Of each socket. */
  readonly kilobytes: number;
}

function report(size: number, measured: Measured): string {
  const { rounds, floor, stored, stall, bareStall, commit, cpu, bareCpu, kilobytes } = measured;
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
  // The question is a frame on the bare server too; the others are what an answer costs.
  const frames = measured.frames - 1;
  const usage = `${cpu.toFixed(1)} ms of the processor for a question with its answers, bare ${bareCpu.toFixed(1)}`;
  return [
    compare(`a question to the slowest of ${size} sockets`, 'slowest', 1.3),
    describeComparison({
      workload: '… beside a bare server that stores it first, as the product does',
      unit: 'ms',
      product: of(rounds, 'slowest'),
      baselineName: 'bare ws broadcast after one durable write',
      baseline: sample(stored),
    }),
    compare('… from the first of them to the slowest', 'spread'),
    compare('… to half of them (p50)', 'p50'),
    compare('… to nearly all (p99)', 'p99'),
    compare(`${size} answer at once, stored durably`, 'answered', 3),
    `  ${answers} answers a second; one durable commit takes ${commit.toFixed(1)} ms here`,
    `  ${usage} (${(cpu / bareCpu).toFixed(2)})`,
    `frames of each player for an answer and its outcome: ${frames.toFixed(1)} · ${verdict(frames, { kind: 'at most', value: 2.2 })}`,
    `longest stall of the loop: ${stall.toFixed(1)} ms, bare ${bareStall.toFixed(1)} · ${verdict(stall, { kind: 'at most', value: 10 })}`,
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
  const answered: number[] = [];
  for (const size of SIZES) {
    const measured = await measure(size);
    answered.push(sample(measured.rounds.map((round) => round.answered)).median);
    parts.push(report(size, measured));
  }
  const growth = (answered[2] ?? Number.NaN) / (answered[1] ?? Number.NaN);
  const goal = verdict(growth, { kind: 'at most', value: 6 });
  parts.push(`answers of 1,000 take ${growth.toFixed(1)} times those of 200 · ${goal}`);
  return parts.join('\n');
}
