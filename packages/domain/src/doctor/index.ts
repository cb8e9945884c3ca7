export * from './addresses.ts';
export * from './connection.ts';
export * from './damage.ts';
export * from './disk.ts';
export * from './finding.ts';
export * from './platform.ts';
export * from './privacy.ts';
export * from './version.ts';
