import type { Doctor } from '@lamplight/api';
import { type Finding, platformFindings, versionFinding } from '@lamplight/domain/doctor';
import type { Config } from '../config.ts';
import type { DamageWatch } from '../damage-watch.ts';
import { RELEASE } from '../release.ts';
import { examineData, examineDisk } from './data.ts';
import { examineNetwork } from './network.ts';
import { examineVoices } from './voices.ts';

/** Before this, a clock is certainly wrong: this program did not exist yet. */
const EARLIEST = Date.parse('2026-01-01T00:00:00Z');

/**
 * What the command `doctor` prints and the admin's portal shows.
 * @param watch of the host that runs; a command looks at the database itself
 */
export function createDoctor(config: Config, watch?: Pick<DamageWatch, 'found'>): Doctor {
  return {
    examine: async () => [
      ...(await examineData(config.data.folder, { sendsMail: config.mail !== null })),
      clock(new Date()),
      ...platformFindings(process.platform, process.arch),
      ...(await examineNetwork(config)),
      ...helpers(config),
      ...(await examineVoices(config)),
      versionFinding(RELEASE, Date.now()),
      {
        name: 'program',
        state: 'good',
        values: { node: process.versions.node, platform: process.platform },
      },
    ],
    disk: () => examineDisk(config.data.folder),
    damage: () => watch?.found() ?? null,
  };
}

function clock(now: Date): Finding {
  const values = { time: now.toISOString() };
  return now.getTime() < EARLIEST
    ? { name: 'clock-wrong', state: 'problem', values }
    : { name: 'clock-plausible', state: 'good', values };
}

/** Which models may answer before the built-in engine does. Nothing is sent to find out how they are. */
function helpers({ ai }: Config): Finding[] {
  const found: Finding[] = [];
  if (ai.anthropic) found.push({ name: 'ai-outside', state: 'good', values: {} });
  if (ai.lan) {
    found.push({ name: 'ai-lan', state: 'good', values: { model: ai.lan.model, url: ai.lan.url } });
  }
  return found.length > 0 ? found : [{ name: 'ai-built-in', state: 'good', values: {} }];
}
