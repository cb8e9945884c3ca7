import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  BANK_BANDS,
  BANK_TYPES,
  bankExport,
  bankPath,
  itemShapeFaults,
  type WrittenBank,
} from './bank-item.ts';
import type { Finding } from './finding.ts';
import { items as itemsOf } from './shape.ts';

/** The written challenges that could be loaded, and a finding for each part that could not. */
interface LoadedBanks {
  readonly banks: readonly WrittenBank[];
  readonly findings: readonly Finding[];
}

/** Loads written challenges by the files that are there, each by itself; items of no whole shape are left out. */
export async function loadBanks(sources: string): Promise<LoadedBanks> {
  const banks: WrittenBank[] = [];
  const findings: Finding[] = [];
  const named = BANK_TYPES.flatMap((type) => BANK_BANDS[type].map((band) => ({ type, band })));
  for (const bank of named) {
    const path = bankPath(bank);
    const say = (message: string) => findings.push({ path, label: 'file', message });
    if (!existsSync(join(sources, path))) continue;
    try {
      const exported: unknown = await import(pathToFileURL(join(sources, path)).href);
      const found = itemsOf(exported, bankExport(bank));
      if (found.length === 0) say(`exports no items as ${bankExport(bank)}`);
      const sound = found.filter((item): item is WrittenBank['items'][number] => {
        const faults = itemShapeFaults(bank.type, item);
        for (const fault of faults) say(fault);
        return faults.length === 0;
      });
      banks.push({ ...bank, items: sound });
    } catch (error) {
      say(`does not load: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  return { banks, findings };
}
