import { dataDirectory } from '@lamplight/db';
import type { Finding } from '@lamplight/domain/doctor';
import type { Config } from '../config.ts';
import { findPrograms } from '../voice/find-programs.ts';

/** Which programs of this host read to a device that has no voice of its own, and in which languages. */
export async function examineVoices({
  data,
  programPath,
}: Pick<Config, 'data' | 'programPath'>): Promise<Finding[]> {
  const programs = await findPrograms(dataDirectory(data.folder).voices, programPath);
  if (programs.length === 0) return [{ name: 'voice-none', state: 'notice', values: {} }];
  return programs.map(({ name, languages }) => ({
    name: 'voice-host',
    state: 'good',
    values: { program: name, languages: languages.join(', ') },
  }));
}
