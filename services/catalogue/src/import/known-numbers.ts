import type { RowReason } from '@pinline/contracts/catalogue/import/import-options'
import { keyText } from '../identity/part-key.ts'
import { foldPartNumber, withoutConfusables } from '../search/fold-text.ts'
import { NumberOriginals } from './number-originals.ts'
import { damageOf } from './spreadsheet-damage.ts'

/** Why a part number is questioned, and the numbers that were probably meant. */
export interface NumberQuestion {
  readonly reason: Extract<RowReason, `spreadsheet-${string}` | 'zeros-lost' | 'near-double'>
  readonly hint?: string
}

/** More are no help. */
const maxOriginals = 3

const hinted = (reason: NumberQuestion['reason'], models: readonly string[]): NumberQuestion =>
  models.length === 0 || models.length > maxOriginals ? { reason } : { reason, hint: models.join(', ') }

/** A part number without separators and confusable letters: two with the same key are hardly two parts. */
export const doubleKey = (model: string): string => withoutConfusables(foldPartNumber(model))

interface NumbersOfMaker {
  readonly originals: NumberOriginals
  readonly doubles: Map<string, string>
}

/**
 * The part numbers of each manufacturer. Prevents the failure "a price list from a spreadsheet added the parts `Jan-02`
 * and `1E+11`, and a second `43045 1000` beside `43045-1000`".
 */
export class KnownNumbers {
  readonly #makers = new Map<string, NumbersOfMaker>()

  add(manufacturer: string, model: string): void {
    const maker = keyText(manufacturer)
    const numbers = this.#makers.get(maker) ?? { originals: new NumberOriginals(), doubles: new Map() }
    this.#makers.set(maker, numbers)
    numbers.originals.add(model)
    const key = doubleKey(model)
    if (key !== '' && !numbers.doubles.has(key)) numbers.doubles.set(key, model)
  }

  /** Why a part with this number is not simply added; undefined if it may be. Not for numbers that exist. */
  question(manufacturer: string, model: string): NumberQuestion | undefined {
    const numbers = this.#makers.get(keyText(manufacturer))
    const damage = damageOf(model)
    if (damage !== undefined) return hinted(damage, numbers?.originals.of(model) ?? [])
    const digits = numbers?.originals.ofDigits(model)
    if (digits !== undefined) return hinted(digits.reason, digits.models)
    const double = numbers?.doubles.get(doubleKey(model))
    return double === undefined ? undefined : { reason: 'near-double', hint: double }
  }
}
