import { PROGRAM_WEEKS } from '@lamplight/domain/families';
import { z } from 'zod';

/** Words that somebody reads. A number or `true` needs quotes, or YAML takes it for one. */
export const line = z.string('write words, in quotes when they look like a number').min(1);

export const lines = z.array(line);

/** A week of the programme. */
export const week = z.int().min(1).max(PROGRAM_WEEKS);
