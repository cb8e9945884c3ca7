/**
 * Loaded before a host that may write in one folder only, and before its threads: Node then refuses every fsync, which
 * writes nowhere else than the write before it.
 */
const fs = require('node:fs');
const { syncBuiltinESMExports } = require('node:module');

fs.fsyncSync = () => {};
fs.fsync = (_handle, done) => setImmediate(done, null);
fs.fdatasync = fs.fsync;
syncBuiltinESMExports();
