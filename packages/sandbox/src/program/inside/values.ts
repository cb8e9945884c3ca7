import type { Intrinsics } from './safe.ts';

/** How values of a program are shown to a child, and how they leave the sandbox. Runs inside it. */
export function valueTools(safe: Intrinsics) {
  /** The values around the one that is looked at, to notice one that holds itself. */
  interface Around {
    readonly value: object;
    readonly outer: Around | null;
    readonly depth: number;
  }
  const DEEPEST_SHOWN = 5;
  const DEEPEST_SENT = 14;
  const MOST_ENTRIES = 100;
  const MOST_SHOWN_CHARACTERS = 4000;
  const MOST_SENT_CHARACTERS = 300_000;

  const isAround = (value: object, around: Around | null) => {
    for (let one = around; one !== null; one = one.outer) if (one.value === value) return true;
    return false;
  };
  const inside = (value: object, outer: Around | null): Around => ({
    value,
    outer,
    depth: outer === null ? 1 : outer.depth + 1,
  });
  const isThe = (what: (value: object) => unknown, value: object) => {
    try {
      what(value);
      return true;
    } catch {
      return false;
    }
  };

  function showNumber(value: number): string {
    if (value === 0) return '0';
    if (safe.isInteger(value) || !safe.isFinite(value)) return safe.text(value);
    const large = value >= 1 || value <= -1;
    return safe.text(safe.number(large ? safe.toFixed(value, 6) : safe.toPrecision(value, 6)));
  }

  function nameOf(value: object, ownName: string): string {
    const name = safe.own(value, ownName)?.value as unknown;
    return typeof name === 'string' ? safe.slice(name, 0, 60) : '';
  }

  /** `Pet ` before what a `class Pet` made; nothing before a plain object. */
  function kindOf(value: object): string {
    const prototype = safe.prototypeOf(value);
    if (prototype === null || prototype === safe.objectPrototype) return '';
    const maker = safe.own(prototype, 'constructor')?.value as unknown;
    const name = typeof maker === 'function' ? nameOf(maker, 'name') : '';
    return name === '' || name === 'Object' ? '' : `${name} `;
  }

  /** At most 6 decimals that matter; strings bare at the top and in quotes within lists and objects. */
  function show(value: unknown): string {
    let left = MOST_SHOWN_CHARACTERS;
    const take = (text: string) => {
      const taken = safe.slice(text, 0, left);
      left -= taken.length;
      return taken.length < text.length ? `${taken}…` : taken;
    };

    function showList(list: ArrayLike<unknown>, around: Around): string {
      let shown = '';
      for (let at = 0; at < list.length; at += 1) {
        if (at >= MOST_ENTRIES || left <= 0) return `[${shown}, …]`;
        shown += (at > 0 ? ', ' : '') + showInner(list[at], around);
      }
      return `[${shown}]`;
    }

    function showEntries(value: object, around: Around): string {
      let shown = '';
      let entries = 0;
      const add = (key: string | null, entry: unknown) => {
        entries += 1;
        if (entries > MOST_ENTRIES || left <= 0) return;
        const name = key === null ? '' : `${take(key)}: `;
        shown += (shown === '' ? '' : ', ') + name + showInner(entry, around);
      };
      const map = isThe(safe.sizeOfMap, value);
      const set = !map && isThe(safe.sizeOfSet, value);
      if (map) safe.eachOfMap(value, (entry, key) => add(showTop(key), entry));
      else if (set) safe.eachOfSet(value, (entry) => add(null, entry));
      else {
        const keys = safe.keys(value);
        for (let at = 0; at < keys.length && entries <= MOST_ENTRIES; at += 1) {
          const key = keys[at] as string;
          const name = safe.isPlainName(key) === null ? quote(key) : key;
          add(name, (value as Record<string, unknown>)[key]);
        }
      }
      if (entries > MOST_ENTRIES) shown += ', …';
      const kind = map ? 'Map ' : set ? 'Set ' : kindOf(value);
      return shown === '' ? `${kind}{}` : `${kind}{ ${shown} }`;
    }

    function showObject(value: object, outer: Around | null): string {
      if (isAround(value, outer)) return '(itself)';
      const around = inside(value, outer);
      const list = safe.isArray(value);
      if (around.depth > DEEPEST_SHOWN) return list ? '[…]' : '{…}';
      if (list) return showList(value, around);
      if (isThe(safe.toDateText as (value: object) => unknown, value)) {
        return safe.toDateText(value as Date);
      }
      const message = safe.own(value, 'message')?.value as unknown;
      if (typeof message === 'string' && safe.own(value, 'stack') !== undefined) {
        return `${safe.slice(kindOf(value), 0, -1)}: ${take(message)}`;
      }
      return showEntries(value, around);
    }

    const quote = (text: string) => `'${take(text)}'`;
    function showInner(value: unknown, outer: Around): string {
      return typeof value === 'string' ? quote(value) : showOther(value, outer);
    }
    function showOther(value: unknown, outer: Around | null): string {
      if (typeof value === 'number') return take(showNumber(value));
      if (typeof value === 'bigint') return take(`${safe.text(value)}n`);
      if (typeof value === 'function') return `function ${nameOf(value, 'name')}`;
      if (typeof value !== 'object' || value === null) return take(safe.text(value));
      try {
        return showObject(value, outer);
      } catch {
        // A getter or a proxy of the program threw.
        return '…';
      }
    }
    function showTop(value: unknown): string {
      return typeof value === 'string' ? take(value) : showOther(value, null);
    }
    return showTop(value);
  }

  /**
   * A value as JSON, by own rules instead of JSON.stringify, which asks the value and its prototypes how. What JSON
   * can't say is left out of objects and null elsewhere; so is what lies too deep or holds itself.
   */
  function toJson(value: unknown): string {
    let left = MOST_SENT_CHARACTERS;
    const take = (text: string) => {
      left -= text.length;
      if (left < 0) throw new safe.RangeError('this is too much data');
      return text;
    };

    function listToJson(list: ArrayLike<unknown>, around: Around): string {
      let json = '';
      for (let at = 0; at < list.length; at += 1) {
        json += (at > 0 ? take(',') : '') + anyToJson(list[at], around);
      }
      return `[${json}]`;
    }

    function entriesToJson(value: object, around: Around): string {
      let json = '';
      const add = (key: string, entry: unknown) => {
        if (entry === undefined || typeof entry === 'function' || typeof entry === 'symbol') return;
        json += `${json === '' ? '' : ','}${take(safe.stringify(key))}:${anyToJson(entry, around)}`;
      };
      if (isThe(safe.sizeOfMap, value)) {
        safe.eachOfMap(value, (entry, key) => add(show(key), entry));
      } else {
        const keys = safe.keys(value);
        for (let at = 0; at < keys.length; at += 1) {
          const key = keys[at] as string;
          add(key, (value as Record<string, unknown>)[key]);
        }
      }
      return `{${json}}`;
    }

    function setToJson(value: object, around: Around): string {
      let json = '';
      safe.eachOfSet(value, (entry) => {
        json += (json === '' ? '' : ',') + anyToJson(entry, around);
      });
      return `[${json}]`;
    }

    function anyToJson(value: unknown, outer: Around | null): string {
      if (typeof value === 'string') return take(safe.stringify(value));
      if (typeof value === 'number') return take(safe.isFinite(value) ? safe.text(value) : 'null');
      if (typeof value === 'boolean') return take(value ? 'true' : 'false');
      if (typeof value !== 'object' || value === null || isAround(value, outer)) {
        return take('null');
      }
      const around = inside(value, outer);
      if (around.depth > DEEPEST_SENT) return take('null');
      if (safe.isArray(value)) return listToJson(value, around);
      if (isThe(safe.sizeOfSet, value)) return setToJson(value, around);
      return entriesToJson(value, around);
    }
    return anyToJson(value, null);
  }

  return { show, toJson };
}

export type ValueTools = ReturnType<typeof valueTools>;
