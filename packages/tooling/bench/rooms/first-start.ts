import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import Database from 'better-sqlite3';
import { startProduct } from '../product.ts';

/** Milliseconds between two looks whether the host has read its content. */
const LOOK_AGAIN = 100;

/**
 * Starts a host on an empty data folder and stops it once it has made its database and the index of its content.
 * That happens once in a host's life, in the background; beside a game it would be measured as part of the game.
 */
export async function firstStart(dataFolder: string): Promise<void> {
  const product = await startProduct(dataFolder);
  const database = new Database(join(dataFolder, 'lamplight.db'), { readonly: true });
  const version = database.prepare('select sha256 from knowledge_version');
  while (version.get() === undefined) await pause(LOOK_AGAIN);
  database.close();
  await product.stop();
}
