import type { CodeColumn } from './code-column.ts'
import { foldPartNumber } from './fold-text.ts'
import { withoutPadding } from './number-forms.ts'
import { numberBeforeSuffix } from './number-suffix.ts'

const minFamilyLength = 3

/** The part numbers that parts mate with, by what buyers type. A few thousand values at most: one a part. */
export class MatingNumbers {
  readonly #column: CodeColumn
  readonly #byNumber = new Map<string, string>()
  readonly #byPadded = new Map<string, string>()
  /** Values by what stands before the first hyphen: XHP, 43025. */
  readonly #byFamily = new Map<string, string[]>()
  #read = 1

  constructor(column: CodeColumn) {
    this.#column = column
  }

  /**
   * The values that are written like this, with other zeros or a suffix too, or begin with it as their family.
   * @param typed one or two words, folded
   */
  find(typed: string): readonly string[] {
    // A column only gets more values.
    for (; this.#read < this.#column.size; this.#read += 1) this.#add(this.#column.valueOf(this.#read))
    const value = this.#one(typed)
    if (value !== undefined) return [value]
    const family = this.#byFamily.get(foldPartNumber(typed))
    if (family !== undefined) return family
    const cut = numberBeforeSuffix(typed, (number) => this.#one(number) !== undefined)
    const listed = cut === undefined ? undefined : this.#one(typed.slice(0, cut))
    return listed === undefined ? [] : [listed]
  }

  #one(typed: string): string | undefined {
    return this.#byNumber.get(foldPartNumber(typed)) ?? this.#byPadded.get(withoutPadding(typed))
  }

  #add(value: string): void {
    this.#byNumber.set(foldPartNumber(value), value)
    this.#byPadded.set(withoutPadding(value), value)
    const family = foldPartNumber(value.split('-')[0] ?? '')
    if (family.length < minFamilyLength) return
    this.#byFamily.set(family, [...(this.#byFamily.get(family) ?? []), value])
  }
}
