/** Slots as bits, 32 in a word. */
export class SlotBits {
  words: Int32Array

  /** @param length one more than the highest slot that is expected */
  constructor(length = 0) {
    this.words = new Int32Array(wordsFor(length))
  }

  add(slot: number): void {
    const word = slot >>> 5
    if (word >= this.words.length) {
      const larger = new Int32Array(Math.max(32, word * 2))
      larger.set(this.words)
      this.words = larger
    }
    this.words[word] = (this.words[word] ?? 0) | (1 << (slot & 31))
  }

  has(slot: number): boolean {
    return ((this.words[slot >>> 5] ?? 0) & (1 << (slot & 31))) !== 0
  }

  delete(slot: number): void {
    const word = slot >>> 5
    if (word < this.words.length) this.words[word] = (this.words[word] ?? 0) & ~(1 << (slot & 31))
  }
}

/** Number of words for so many slots. */
export const wordsFor = (slots: number): number => (slots + 31) >>> 5

/** Writes slots in ascending order to an array from a position on; returns the end. */
export const writeSlots = (bits: Int32Array, words: number, to: Int32Array, from: number): number => {
  let at = from
  for (let word = 0; word < words; word += 1) {
    let left = bits[word] ?? 0
    while (left !== 0) {
      const lowest = left & -left
      to[at] = (word << 5) + 31 - Math.clz32(lowest)
      at += 1
      left ^= lowest
    }
  }
  return at
}
