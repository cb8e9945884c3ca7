import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { capture } from '../child.mjs';

/** Who can sign in on a host in development, kept beside its data: nobody is told a second time. */
export interface SamplePeople {
  readonly admin: { readonly username: string; readonly password: string };
  /** What `lamplight demo` said, with the names and the password of the sample class; null until it is made. */
  readonly sampleClass: string | null;
}

const fileIn = (folder: string) => join(folder, 'people.json');

/** The people of a development folder; at its first start an admin with a password of chance. */
export function readPeople(folder: string): SamplePeople {
  if (existsSync(fileIn(folder))) return JSON.parse(readFileSync(fileIn(folder), 'utf8'));
  const admin = { username: 'admin', password: randomBytes(6).toString('hex') };
  return keep(folder, { admin, sampleClass: null });
}

/**
 * Makes the sample class beside a running host, unless it was made before.
 * @param program the program of the host's commands
 * @throws Error with what the command said
 */
export async function withSampleClass(
  folder: string,
  { program, env }: { readonly program: string; readonly env: NodeJS.ProcessEnv },
): Promise<SamplePeople> {
  const people = readPeople(folder);
  if (people.sampleClass !== null) return people;
  const { code, output } = await capture(process.execPath, [program, 'demo'], env);
  if (code !== 0) throw new Error(`the sample class could not be made: ${output}`);
  // The last paragraph is about a password that is told once; here it is kept.
  const sampleClass = output.trim().split('\n\n').slice(0, -1).join('\n\n');
  return keep(folder, { ...people, sampleClass });
}

function keep(folder: string, people: SamplePeople): SamplePeople {
  writeFileSync(fileIn(folder), JSON.stringify(people, null, 2));
  return people;
}
