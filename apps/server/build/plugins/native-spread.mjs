const SLOW_SPREAD = 'function _objectSpread2(e) {';
let spreadReplaced = false;

/**
 * tRPC is published with a spread helper for browsers of long ago, which takes a sixth of a request's time here (see
 * decision 0007). A build that no longer finds the helper fails, so that this goes when it has served its time.
 * @type {import('rolldown').Plugin}
 */
export const nativeSpread = {
  name: 'native-spread',
  transform: {
    filter: { id: /@trpc[/\\]server[/\\]dist[/\\]/, code: SLOW_SPREAD },
    handler(code) {
      spreadReplaced = true;
      const native = `${SLOW_SPREAD} return Object.assign(...arguments);`;
      return { code: code.replace(SLOW_SPREAD, native), map: { mappings: '' } };
    },
  },
  buildEnd() {
    if (!spreadReplaced) throw new Error('tRPC has no slow spread helper any more: remove this');
  },
};
