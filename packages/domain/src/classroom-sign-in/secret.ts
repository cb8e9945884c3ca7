import { z } from 'zod';

/** A secret of 256 bits as base64url, with room to spare. */
export const secretSchema = z.string().min(20).max(100);
