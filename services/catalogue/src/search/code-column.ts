import type { Test } from './meaning.ts'

const grown = (column: Int32Array, length: number): Int32Array => {
  const larger = new Int32Array(Math.max(1024, length * 2))
  larger.set(column)
  return larger
}

/** Code of "not stated". */
export const notStated = 0

/** An attribute of few values: a number for each value, and that number by slot; 0 where nothing is stated. */
export class CodeColumn {
  /** By slot; those that hold no product have 0. */
  codes: Int32Array = new Int32Array(0)
  readonly #values: string[] = ['']
  readonly #numbers: number[] = [Number.NaN]
  readonly #byValue = new Map<string, number>([['', notStated]])

  /** How many values there are, "not stated" among them. */
  get size(): number {
    return this.#values.length
  }

  /** Gives a slot its value and says whether that is another than before. */
  set(slot: number, value: string | number | null): boolean {
    const code = value === null ? notStated : this.#codeOf(String(value))
    if (slot >= this.codes.length) this.codes = grown(this.codes, slot + 1)
    if (this.codes[slot] === code) return false
    this.codes[slot] = code
    return true
  }

  find(value: string): number | undefined {
    return this.#byValue.get(value)
  }

  valueOf(code: number): string {
    return this.#values[code] ?? ''
  }

  /** The value as a figure; NaN where it is none. */
  numberOf(code: number): number {
    return this.#numbers[code] ?? Number.NaN
  }

  valueAt(slot: number): string {
    return this.valueOf(this.codes[slot] ?? notStated)
  }

  /** The figures among its values, ascending. */
  numbers(): number[] {
    return this.#numbers.filter((number) => !Number.isNaN(number)).sort((a, b) => a - b)
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
