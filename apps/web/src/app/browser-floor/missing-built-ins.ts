/**
 * What ES2023 and ES2024 brought and Safari 15.4, Chrome 100 or Firefox 102 lack. The compiler's `lib` ends with ES2024,
 * so that our own code can name nothing newer; the journeys at the floor watch over that of others.
 */
import 'core-js/modules/es.array.find-last.js';
import 'core-js/modules/es.array.find-last-index.js';
import 'core-js/modules/es.array.to-reversed.js';
import 'core-js/modules/es.array.to-sorted.js';
import 'core-js/modules/es.array.to-spliced.js';
import 'core-js/modules/es.array.with.js';
import 'core-js/modules/es.typed-array.find-last.js';
import 'core-js/modules/es.typed-array.find-last-index.js';
import 'core-js/modules/es.typed-array.to-reversed.js';
import 'core-js/modules/es.typed-array.to-sorted.js';
import 'core-js/modules/es.typed-array.with.js';
import 'core-js/modules/es.map.group-by.js';
import 'core-js/modules/es.object.group-by.js';
import 'core-js/modules/es.promise.with-resolvers.js';
import 'core-js/modules/es.string.is-well-formed.js';
import 'core-js/modules/es.string.to-well-formed.js';

// A part of the DOM, which core-js leaves out.
if (!('timeout' in AbortSignal)) {
  Object.defineProperty(AbortSignal, 'timeout', {
    value: (milliseconds: number) => {
      const controller = new AbortController();
      const ended = new DOMException('The time is over.', 'TimeoutError');
      setTimeout(() => controller.abort(ended), milliseconds);
      return controller.signal;
    },
  });
}
