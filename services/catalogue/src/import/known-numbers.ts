import type { RowReason } from '@pinline/contracts/catalogue/import/import-options'
import { keyText } from '../identity/part-key.ts'
import { foldPartNumber, foldText, withoutConfusables } from '../search/fold-text.ts'
import { isOfMaker } from '../search/match-maker.ts'
import { isOrderCode, numberBeforeSuffix } from '../search/number-suffix.ts'
import { NumberOriginals } from './number-originals.ts'
import { damageOf, isNoNumber } from './spreadsheet-damage.ts'

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
  /** As it was first written. */
  readonly name: string
  readonly originals: NumberOriginals
  readonly doubles: Map<string, string>
}

/** Spellings of manufacturers, of which the similar ones are remembered. */
const maxSpellings = 1000

/**
 * The part numbers of each manufacturer. Prevents the failure "a price list from a spreadsheet added the parts `Jan-02`
 * and `1E+11`, and a second `43045 1000` beside `43045-1000`,
 * under `MOLEX INC` or with `(LF)(SN)`".
 */
export class KnownNumbers {
  readonly #makers = new Map<string, NumbersOfMaker>()
  readonly #similar = new Map<string, readonly NumbersOfMaker[]>()

  add(manufacturer: string, model: string): void {
    const maker = keyText(manufacturer)
    const known = this.#makers.get(maker)
    const numbers = known ?? { name: manufacturer, originals: new NumberOriginals(), doubles: new Map() }
    if (known === undefined) {
      this.#makers.set(maker, numbers)
      this.#similar.clear()
    }
    numbers.originals.add(model)
    const key = doubleKey(model)
    if (key !== '' && !numbers.doubles.has(key)) numbers.doubles.set(key, model)
  }

  /** Why a part with this number is not simply added; undefined if it may be. Not for numbers that exist. */
  question(manufacturer: string, model: string): NumberQuestion | undefined {
    const numbers = this.#makers.get(keyText(manufacturer))
    if (isNoNumber(model)) return { reason: 'spreadsheet-error' }
    const damage = damageOf(model)
    if (damage !== undefined) return hinted(damage, numbers?.originals.of(model) ?? [])
    const digits = numbers?.originals.ofDigits(model)
    if (digits !== undefined) return hinted(digits.reason, digits.models)
    const double = numbers?.doubles.get(doubleKey(model)) ?? this.#withoutOrderCode(numbers, model)
    const hint = double ?? this.#ofSimilarMaker(manufacturer, model)
    return hint === undefined ? undefined : { reason: 'near-double', hint }
  }

  /** The manufacturer's number that is typed with an order code behind it. */
  #withoutOrderCode(numbers: NumbersOfMaker | undefined, model: string): string | undefined {
    if (numbers === undefined) return undefined
    const text = foldText(model)
    const end = numberBeforeSuffix(text, (number) => numbers.doubles.has(doubleKey(number)))
    return end === undefined || !isOrderCode(text.slice(end))
      ? undefined
      : numbers.doubles.get(doubleKey(text.slice(0, end)))
  }

  /** The part with this number of a manufacturer whose name is written otherwise. */
  #ofSimilarMaker(manufacturer: string, model: string): string | undefined {
    const key = doubleKey(model)
    for (const { name, doubles } of this.#similarTo(manufacturer)) {
      const double = doubles.get(key)
      if (double !== undefined) return `${name} ${double}`
    }
    return undefined
  }

  #similarTo(manufacturer: string): readonly NumbersOfMaker[] {
    const key = keyText(manufacturer)
    const known = this.#similar.get(key)
    if (known !== undefined) return known
    const own = this.#makers.get(key)
    const found = [...this.#makers.values()].filter((maker) => maker !== own && isOfMaker(maker.name, manufacturer))
    if (this.#similar.size >= maxSpellings) this.#similar.clear()
    this.#similar.set(key, found)
    return found
  }
}
