/** Messages that a socket may send in a burst, and a second after that. */
const BURST = 40;
const PER_SECOND = 20;

/**
 * Counts the messages of one socket.
 * @param now milliseconds of any clock that only goes forward
 * @returns a function that says whether one more may come now
 */
export function createMessageRate(now: () => number = () => performance.now()): () => boolean {
  let left = BURST;
  let last = now();
  return () => {
    const moment = now();
    left = Math.min(BURST, left + ((moment - last) / 1000) * PER_SECOND);
    last = moment;
    if (left < 1) return false;
    left -= 1;
    return true;
  };
}
