import { createDoctor } from '../doctor/examine.ts';
import { sentenceFor } from '../doctor/sentences.ts';
import type { Command } from './command.ts';

const MARKS = { good: 'ok     ', notice: 'notice ', problem: 'PROBLEM' } as const;

export const doctor: Command = {
  usage: 'doctor',
  summary: 'Look at database, disk, backups, clock and network, and say what is wrong.',
  async run({ config, print }) {
    const findings = await createDoctor(config).examine();
    for (const finding of findings) print(`${MARKS[finding.state]}  ${sentenceFor(finding)}`);
    const problems = findings.filter(({ state }) => state === 'problem').length;
    print('');
    print(problems === 0 ? 'Ready for class.' : `Not ready for class: ${problems} to mend.`);
    return problems === 0 ? 0 : 1;
  },
};
