import { ROOM_CODE_MAX } from '@lamplight/domain/multiplayer';

/** A room's code as it is typed: large letters and digits, at most eight (spec 9); spaces fall away. */
export function typedCode(text: string): string {
  return text
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
    .slice(0, ROOM_CODE_MAX);
}
