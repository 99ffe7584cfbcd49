import type { CodeColumn } from './code-column.ts'
import { foldPartNumber } from './fold-text.ts'

/** The part numbers that parts mate with, by what buyers type. A few thousand values at most: one a part. */
export class MatingNumbers {
  readonly #column: CodeColumn
  readonly #byNumber = new Map<string, string>()
  /** Values by what stands before the first hyphen: XHP, 43025. */
  readonly #byFamily = new Map<string, string[]>()
  #read = 1

  constructor(column: CodeColumn) {
    this.#column = column
  }

  /** The values that are written like this folded number, or begin with it as their family. */
  find(number: string): readonly string[] {
    // A column only gets more values.
    for (; this.#read < this.#column.size; this.#read += 1) this.#add(this.#column.valueOf(this.#read))
    const value = this.#byNumber.get(number)
    return value === undefined ? (this.#byFamily.get(number) ?? []) : [value]
  }

  #add(value: string): void {
    this.#byNumber.set(foldPartNumber(value), value)
    const family = foldPartNumber(value.split('-')[0] ?? '')
    this.#byFamily.set(family, [...(this.#byFamily.get(family) ?? []), value])
  }
}
