import type { Test } from './meaning.ts'
import { SlotBits } from './slot-bits.ts'

const enlarged = (column: Int32Array, length: number): Int32Array => {
  const larger = new Int32Array(Math.max(1024, length * 2))
  larger.set(column)
  return larger
}

/** Limit of values for which a column stores their slots. */
const maxStored = 64
/** From so many values on it is faster to check each slot's own. */
const maxJoined = 8

/** Code of "not stated". */
export const notStated = 0

/** An attribute of few values: a number for each value, and that number by slot; 0 where nothing is stated. */
export class CodeColumn {
  /** By slot; empty slots have 0. */
  codes: Int32Array = new Int32Array(0)
  /** Counts changes of values, for derived data. */
  changes = 0
  readonly #values: string[] = ['']
  readonly #numbers: number[] = [Number.NaN]
  /** By code, the slots with it, for codes that were queried. */
  readonly #stored = new Map<number, SlotBits>()
  readonly #ordered = new Map<'figure' | 'text', readonly number[]>()
  /** By code, how many slots have it. */
  readonly #uses: number[] = []
  /** Counts changes of which values are in use. */
  #usesChanges = 0
  #figures: { readonly of: number; readonly numbers: readonly number[] } = { of: 0, numbers: [] }
  readonly #byValue = new Map<string, number>([['', notStated]])

  /** Number of values, including "not stated". */
  get size(): number {
    return this.#values.length
  }

  set(slot: number, value: string | number | null): void {
    const code = value === null ? notStated : this.#codeOf(String(value))
    if (slot >= this.codes.length) {
      this.codes = enlarged(this.codes, slot + 1)
      this.#stored.clear()
    }
    const before = this.codes[slot] ?? notStated
    if (before === code) return
    this.codes[slot] = code
    this.#use(before, -1)
    this.#use(code, 1)
    this.#stored.get(before)?.delete(slot)
    this.#stored.get(code)?.add(slot)
    this.changes += 1
  }

  find(value: string): number | undefined {
    return this.#byValue.get(value)
  }

  valueOf(code: number): string {
    return this.#values[code] ?? ''
  }

  /** The value as a number; NaN if it is none. */
  numberOf(code: number): number {
    return this.#numbers[code] ?? Number.NaN
  }

  valueAt(slot: number): string {
    return this.valueOf(this.codes[slot] ?? notStated)
  }

  /** Whether some slot has this value. */
  isUsed(value: string): boolean {
    return (this.#uses[this.#byValue.get(value) ?? notStated] ?? 0) > 0
  }

  /** The numbers among the values that slots have, ascending; a new array only if those have changed. */
  numbers(): readonly number[] {
    if (this.#figures.of === this.#usesChanges) return this.#figures.numbers
    const numbers = this.#numbers
      .filter((number, code) => !Number.isNaN(number) && (this.#uses[code] ?? 0) > 0)
      .sort((a, b) => a - b)
    this.#figures = { of: this.#usesChanges, numbers }
    return numbers
  }

  #use(code: number, change: 1 | -1): void {
    if (code === notStated) return
    const before = this.#uses[code] ?? 0
    this.#uses[code] = before + change
    if (before === 0 || before + change === 0) this.#usesChanges += 1
  }

  /** Codes except "not stated", sorted by number or text. */
  inOrder(by: 'figure' | 'text'): readonly number[] {
    const known = this.#ordered.get(by)
    if (known?.length === this.size - 1) return known
    const text = (a: number, b: number) => (this.valueOf(a) < this.valueOf(b) ? -1 : 1)
    const figure = (a: number, b: number) => this.numberOf(a) - this.numberOf(b)
    const codes = Array.from({ length: this.size - 1 }, (_, place) => place + 1).sort(by === 'text' ? text : figure)
    this.#ordered.set(by, codes)
    return codes
  }

  /** One flag a code: which of them a test lets through. */
  allowed({ values, min, max, stated }: Omit<Test, 'attribute'>): Uint8Array {
    const flags = new Uint8Array(this.size)
    if (values === undefined) flags.fill(1)
    for (const value of values ?? []) {
      const code = this.#byValue.get(value)
      if (code !== undefined) flags[code] = 1
    }
    if (min !== undefined || max !== undefined) {
      for (let code = 0; code < flags.length; code += 1) {
        const number = this.numberOf(code)
        if (!(number >= (min ?? Number.NEGATIVE_INFINITY) && number <= (max ?? Number.POSITIVE_INFINITY)))
          flags[code] = 0
      }
    }
    if (stated === true) flags[notStated] = 0
    return flags
  }

  /** Sets the bits of slots with a flagged code; empty slots count as "not stated". */
  through(flags: Uint8Array, bits: Int32Array, words: number): void {
    const codes: number[] = []
    for (let code = 0; code < flags.length && codes.length <= maxJoined; code += 1) {
      if (flags[code] === 1) codes.push(code)
    }
    if (codes.length > maxJoined) {
      this.#countEach(flags, bits, words)
      return
    }
    bits.fill(0, 0, words)
    for (const code of codes) {
      const stored = this.#slotsOf(code)
      for (let word = 0; word < words; word += 1) bits[word] = (bits[word] ?? 0) | (stored[word] ?? 0)
    }
  }

  /** Checks each slot in turn, which is many times faster than in another order, and branch-free. */
  #countEach(flags: Uint8Array, bits: Int32Array, words: number): void {
    const { codes } = this
    let slot = 0
    for (let word = 0; word < words; word += 1) {
      const end = Math.min(codes.length, (word + 1) << 5)
      let found = 0
      for (let bit = 0; slot < end; slot += 1, bit += 1) found |= (flags[codes[slot] ?? 0] ?? 0) << bit
      bits[word] = found
    }
  }

  #slotsOf(code: number): Int32Array {
    const known = this.#stored.get(code)
    if (known !== undefined) return known.words
    const made = new SlotBits(this.codes.length)
    for (let slot = 0; slot < this.codes.length; slot += 1) if (this.codes[slot] === code) made.add(slot)
    const [oldest] = this.#stored.keys()
    if (this.#stored.size >= maxStored && oldest !== undefined) this.#stored.delete(oldest)
    this.#stored.set(code, made)
    return made.words
  }

  #codeOf(value: string): number {
    const known = this.#byValue.get(value)
    if (known !== undefined) return known
    const code = this.#values.length
    this.#byValue.set(value, code)
    this.#values.push(value)
    this.#numbers.push(value.trim() === '' ? Number.NaN : Number(value))
    return code
  }
}
