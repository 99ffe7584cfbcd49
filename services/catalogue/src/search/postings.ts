/** Growing list of slots. */
class Slots {
  #items = new Uint32Array(4)
  length = 0

  push(slot: number): void {
    if (this.length === this.#items.length) {
      const larger = new Uint32Array(Math.ceil(this.length * 1.6))
      larger.set(this.#items)
      this.#items = larger
    }
    this.#items[this.length] = slot
    this.length += 1
  }

  get items(): Uint32Array {
    return this.#items.subarray(0, this.length)
  }
}

const none = new Uint32Array(0)

export const gramLength = 3

/**
 * Slots by trigram. A removed slot stays listed until `clear`: the reader must check the text itself, and may get a
 * slot twice.
 */
export class Postings {
  readonly #slots = new Map<string, Slots>()

  put(slot: number, text: string): void {
    const seen = new Set<string>()
    for (let at = 0; at + gramLength <= text.length; at += 1) {
      const gram = text.slice(at, at + gramLength)
      if (seen.has(gram)) continue
      seen.add(gram)
      const known = this.#slots.get(gram)
      if (known !== undefined) known.push(slot)
      else {
        const slots = new Slots()
        slots.push(slot)
        this.#slots.set(gram, slots)
      }
    }
  }

  of(gram: string): Uint32Array {
    return this.#slots.get(gram)?.items ?? none
  }

  /** The shortest list among a text's trigrams: it has every slot whose text contains it. */
  rarest(text: string): Uint32Array {
    let found: Uint32Array | undefined
    for (let at = 0; at + gramLength <= text.length; at += 1) {
      const slots = this.of(text.slice(at, at + gramLength))
      if (found === undefined || slots.length < found.length) found = slots
    }
    return found ?? none
  }

  clear(): void {
    this.#slots.clear()
  }
}
