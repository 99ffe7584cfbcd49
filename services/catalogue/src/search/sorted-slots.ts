/**
 * Slots in an order that is maintained incrementally: changes are collected and merged in one pass when the order is
 * next needed, so that a new product costs no full sort.
 */
export class SortedSlots {
  readonly #compare: (a: number, b: number) => number
  readonly #added = new Set<number>()
  readonly #removed = new Set<number>()
  #order = new Int32Array(0)
  #length = 0

  constructor(compare: (a: number, b: number) => number) {
    this.#compare = compare
  }

  /** Counts changes of the order, for derived data. */
  changes = 0

  add(slot: number): void {
    this.#added.add(slot)
  }

  remove(slot: number): void {
    this.#added.delete(slot)
    this.#removed.add(slot)
  }

  /** Merges additions and removals; a removed slot must not be reused before that. */
  flush(): void {
    if (this.#added.size === 0 && this.#removed.size === 0) return
    const added = Int32Array.from(this.#added).sort(this.#compare)
    const room = this.#length + added.length
    const target = room > this.#order.length ? new Int32Array(Math.max(1024, Math.ceil(room * 1.5))) : undefined
    const stored = this.#removed.size === 0 ? this.#order.subarray(0, this.#length) : this.#storedOnly()
    const merged = target ?? this.#order
    let from = stored.length - 1
    let to = stored.length + added.length - 1
    // From the end, so that the same array can be written while it is read.
    for (let next = added.length - 1; next >= 0; next -= 1) {
      const slot = added[next] ?? 0
      const place = this.#upper(stored, from + 1, slot)
      const moved = from + 1 - place
      if (moved > 0) merged.set(stored.subarray(place, from + 1), to - moved + 1)
      to -= moved
      merged[to] = slot
      to -= 1
      from = place - 1
    }
    if (target !== undefined && from >= 0) merged.set(stored.subarray(0, from + 1), 0)
    this.#order = merged
    this.#length = stored.length + added.length
    this.#added.clear()
    this.#removed.clear()
    this.changes += 1
  }

  /** The slots in order. */
  get slots(): Int32Array {
    this.flush()
    return this.#order.subarray(0, this.#length)
  }

  /** The first position whose slot is not before the limit of `isBefore`. */
  lower(isBefore: (slot: number) => boolean): number {
    const slots = this.slots
    let low = 0
    let high = slots.length
    while (low < high) {
      const middle = (low + high) >> 1
      if (isBefore(slots[middle] ?? 0)) low = middle + 1
      else high = middle
    }
    return low
  }

  #storedOnly(): Int32Array {
    let length = 0
    for (let place = 0; place < this.#length; place += 1) {
      const slot = this.#order[place] ?? 0
      if (this.#removed.has(slot)) continue
      this.#order[length] = slot
      length += 1
    }
    return this.#order.subarray(0, length)
  }

  #upper(slots: Int32Array, length: number, slot: number): number {
    let low = 0
    let high = length
    while (low < high) {
      const middle = (low + high) >> 1
      if (this.#compare(slots[middle] ?? 0, slot) <= 0) low = middle + 1
      else high = middle
    }
    return low
  }
}
