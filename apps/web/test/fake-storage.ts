/** A browser's storage for tests that run in Node. */
export class FakeStorage implements Storage {
  readonly #values = new Map<string, string>();
  /** When true, writing fails as in a browser whose storage is full. */
  full = false;

  get length(): number {
    return this.#values.size;
  }

  clear(): void {
    this.#values.clear();
  }

  getItem(key: string): string | null {
    return this.#values.get(key) ?? null;
  }

  key(index: number): string | null {
    return [...this.#values.keys()][index] ?? null;
  }

  removeItem(key: string): void {
    this.#values.delete(key);
  }

  setItem(key: string, value: string): void {
    if (this.full) throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    this.#values.set(key, value);
  }
}
