/** How many of something each key has now; a key without any is not stored. */
export class Counts {
  readonly #counts = new Map<string, number>()

  of(key: string): number {
    return this.#counts.get(key) ?? 0
  }

  /** Counts one more; returns the function that takes it back, which works once. */
  add(key: string): () => void {
    this.#counts.set(key, this.of(key) + 1)
    let isCounted = true
    return () => {
      if (!isCounted) return
      isCounted = false
      const left = this.of(key) - 1
      if (left === 0) this.#counts.delete(key)
      else this.#counts.set(key, left)
    }
  }
}
