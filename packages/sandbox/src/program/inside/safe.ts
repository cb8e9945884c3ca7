/**
 * The engine's own functions, taken before a learner's program can change them.
 *
 * Each function of this folder runs inside the sandbox: its text is sent there (see source.ts). So it may use only
 * its parameters and what the language itself offers, and no helper that a build would put in from outside.
 */
export function takeIntrinsics() {
  const uncurry = Function.prototype.bind.bind(Function.prototype.call) as <
    T,
    A extends unknown[],
    R,
  >(
    method: (this: T, ...args: A) => R,
  ) => (self: T, ...args: A) => R;
  const getter = (prototype: object, name: string) =>
    uncurry(Object.getOwnPropertyDescriptor(prototype, name)?.get as () => unknown);
  return Object.freeze({
    // Without a prototype: nothing that a program puts on one is found here.
    __proto__: null,
    parse: JSON.parse as (text: string) => unknown,
    stringify: JSON.stringify as (value: string) => string,
    apply: Reflect.apply as (call: unknown, self: unknown, args: unknown) => unknown,
    keys: Object.keys as (value: object) => string[],
    own: Object.getOwnPropertyDescriptor,
    prototypeOf: Object.getPrototypeOf as (value: object) => object | null,
    define: Object.defineProperty,
    freeze: Object.freeze,
    isArray: Array.isArray as (value: unknown) => value is unknown[],
    isInteger: Number.isInteger as (value: number) => boolean,
    isFinite: Number.isFinite as (value: number) => boolean,
    text: String,
    number: Number,
    slice: uncurry(String.prototype.slice),
    toFixed: uncurry(Number.prototype.toFixed),
    toPrecision: uncurry(Number.prototype.toPrecision),
    isPlainName: uncurry(RegExp.prototype.exec).bind(undefined, /^[\p{L}_$][\p{L}\p{N}_$]*$/u),
    toDateText: uncurry(Date.prototype.toISOString),
    eachOfMap: uncurry(Map.prototype.forEach) as (
      map: object,
      visit: (value: unknown, key: unknown) => void,
    ) => void,
    eachOfSet: uncurry(Set.prototype.forEach) as (
      set: object,
      visit: (value: unknown) => void,
    ) => void,
    sizeOfMap: getter(Map.prototype, 'size'),
    sizeOfSet: getter(Set.prototype, 'size'),
    objectPrototype: Object.prototype,
    now: Date.now,
    TypeError,
    RangeError,
    SyntaxError,
    errorPrototypes: {
      __proto__: null,
      error: Error.prototype,
      syntax: SyntaxError.prototype,
      reference: ReferenceError.prototype,
      type: TypeError.prototype,
      range: RangeError.prototype,
    } as { error: object; syntax: object; reference: object; type: object; range: object },
  });
}

export type Intrinsics = ReturnType<typeof takeIntrinsics>;
