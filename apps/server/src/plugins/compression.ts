import { constants } from 'node:zlib';
import type { FastifyCompressOptions } from '@fastify/compress';

/** Bytes from which an answer is compressed: below, a tablet gains nothing and the host pays. */
export const WORTH_COMPRESSING = 4096;

/**
 * Compression of answers that are made on request. Files of the web app are compressed when it is
 * built; at that level of brotli a class would wait for each other here.
 */
export const COMPRESSION: FastifyCompressOptions = {
  threshold: WORTH_COMPRESSING,
  encodings: ['br', 'gzip'],
  brotliOptions: {
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_QUALITY]: 3,
    },
  },
  zlibOptions: { level: 3 },
};
