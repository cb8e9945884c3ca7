import { nodePackages } from '../run/node-packages.mjs';

/** A kind of machine that a release is made for. */
export interface Platform {
  /** In the name of its archive. */
  readonly name: string;
  /** In the words of Node and of npm's packages. */
  readonly os: 'linux' | 'darwin' | 'win32';
  readonly cpu: 'x64' | 'arm64';
  readonly archive: 'tar.gz' | 'zip';
  /** The file that a person opens to start Lamplight. */
  readonly starter: string;
  /** The other files at the top, beside the starter. */
  readonly besides: readonly string[];
}

const LINUX = {
  os: 'linux',
  archive: 'tar.gz',
  starter: 'start-lamplight.sh',
  besides: ['start-lamplight.desktop', 'lamplight'],
} as const;

const MACOS = {
  os: 'darwin',
  archive: 'tar.gz',
  starter: 'start-lamplight.command',
  besides: ['lamplight'],
} as const;

const WINDOWS = {
  os: 'win32',
  archive: 'zip',
  starter: 'start-lamplight.cmd',
  besides: ['lamplight.cmd'],
} as const;

/** What a release can be made for: what npm has a Node and the native parts for. */
export const platforms: readonly Platform[] = [
  { name: 'linux-x64', ...LINUX, cpu: 'x64' },
  { name: 'linux-arm64', ...LINUX, cpu: 'arm64' },
  { name: 'macos-arm64', ...MACOS, cpu: 'arm64' },
  { name: 'macos-x64', ...MACOS, cpu: 'x64' },
  { name: 'windows-x64', ...WINDOWS, cpu: 'x64' },
];

/** The npm package with the Node of a platform. */
export function nodePackageOf({ os, cpu }: Pick<Platform, 'os' | 'cpu'>) {
  const found = nodePackages[`${os}-${cpu}`];
  if (!found) throw new Error(`No Node is named for ${os}-${cpu} in node-packages.mjs.`);
  return found;
}
