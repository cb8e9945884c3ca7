import { useRef } from 'react';
import { randomId } from '../../lib/platform.ts';

/**
 * A key for each content that is sent: the same content sent again after a lost connection has the same
 * key, and so one effect; what was changed in between is a call of its own.
 */
export function useContentKey(): (content: unknown) => string {
  const last = useRef({ content: '', key: '' });
  return (content) => {
    const written = JSON.stringify(content);
    if (last.current.content !== written) last.current = { content: written, key: randomId() };
    return last.current.key;
  };
}
