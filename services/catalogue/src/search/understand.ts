import { matesWithAttribute } from '../domain/product/mates-with.ts'
import { type AppliedReading, type Attempt, agreed, attemptsOf, isOfKind, testsOf } from './attempts.ts'
import { passing } from './choose-slots.ts'
import { foldPartNumber, isCjk, type PlacedWord, placedWords } from './fold-text.ts'
import { type Meaning, partNumberAttribute } from './meaning.ts'
import { isUnlistedNumber } from './number-family.ts'
import { typedPattern } from './number-forms.ts'
import type { ProductSlots } from './product-slots.ts'
import { isComplete, type NumberPiece, type Place, type Reader, type ReadQuery } from './query-text.ts'
import type { Reading } from './read-measurements.ts'
import { readQuery } from './read-query.ts'
import { SlotBits } from './slot-bits.ts'

/** The final reading of a keyword, and the products that match. */
export interface UnderstoodQuery {
  readonly read: ReadQuery
  readonly taken: readonly AppliedReading[]
  readonly slots: Int32Array
  /**
   * How well the part number matches, by slot; 0 is best. Undefined if the keyword has no part number. Valid until the
   * next keyword.
   */
  readonly fits: Uint8Array | undefined
  /** Words with a mistake, and what was looked for instead. */
  readonly corrected: readonly { readonly from: number; readonly to: number; readonly text: string }[]
  /** Unknown words, and those that had to be dropped to find anything. */
  readonly ignored: readonly Place[]
}

const worstFit = 15
const minGrams = 3
/** A shorter piece of a number says nothing of its part. */
const minNumberPiece = 5
/** Unknown words without figures, more of which make a sentence. */
const maxUnknownWords = 4
/** Of a reading that says enough beside an unknown number. */
const minSure = 5
const stockStatusAttribute = 'stock-status'

/** Whether a keyword has the number of a housing: it begins like those of its headers, and names what they mate with. */
const isMating = ({ readings }: ReadQuery): boolean =>
  readings.some(({ meanings: [first] }) => first?.tests.some(({ attribute }) => attribute === matesWithAttribute))

/** Whether a meaning says enough beside an unknown number. Being in stock says nothing of the part that is meant. */
const isTelling = (meaning: Meaning | undefined): boolean =>
  meaning !== undefined &&
  meaning.sure >= minSure &&
  meaning.tests.some(({ attribute }) => attribute !== stockStatusAttribute)

/** Understands keywords against the products that are there. */
export class Understanding {
  readonly #slots: ProductSlots
  readonly #reader: Reader
  /** Matches of part number pieces found by earlier attempts for this keyword. */
  readonly #found = new Map<string, readonly number[]>()
  /** Reused by every keyword: new ones would burden the garbage collector. */
  #fits = new Uint8Array(0)

  constructor(slots: ProductSlots, reader: Reader) {
    this.#slots = slots
    this.#reader = reader
  }

  understand(typed: string): UnderstoodQuery {
    this.#found.clear()
    const read = readQuery(typed, this.#reader)
    const nothing = { read, taken: [], slots: new Int32Array(0), fits: undefined, corrected: [], ignored: [] }
    const isFound = read.pieces.some(({ text }) => text.length >= minNumberPiece) || isMating(read)
    if (!isFound && isUnlistedNumber(this.#reader.numbers, typed)) return nothing
    const { readings, corrected, lost } = this.#corrections(read)
    if (readings.length + read.pieces.length === 0 && this.#isForAnything(read))
      return { ...nothing, slots: this.#slots.byModel, ignored: read.aside }
    if (readings.length + read.pieces.length === 0 || lost) return nothing
    const stated = this.#stated(readings, read.pieces)
    const attempts = attemptsOf(stated, read.pieces)
    const others = stated === readings ? [] : attemptsOf(readings, read.pieces)
    for (const attempt of [...attempts, ...others]) {
      const found = this.#try(attempt)
      if (found.slots.length > 0 && this.#holdsNumbers(found.slots, attempt.pieces)) {
        const considered = [...attempt.taken, ...attempt.pieces, ...corrected]
        const ignored = [...readings, ...read.pieces, ...read.unknown, ...read.aside].filter(
          (word) => !considered.some(({ from, to }) => from < word.to && word.from < to),
        )
        return { read, taken: attempt.taken, corrected, ignored, ...found }
      }
    }
    return { ...nothing, taken: attempts[0]?.taken ?? [], corrected }
  }

  /** Whether a keyword has words, and all of them stand for any part: `connector`, `24 AWG`. */
  #isForAnything({ folded, aside }: ReadQuery): boolean {
    const words = placedWords(folded.text)
      .filter(({ from, to }) => !aside.some((place) => place.from <= from && to <= place.to))
      .flatMap((word) => (isCjk(word.text) ? this.#reader.vocabulary.cut(word) : [word]))
    const isWord = words.length > 0 || aside.length > 0
    return isWord && words.every(({ text }) => this.#reader.vocabulary.isStop(text))
  }

  /**
   * The readings without those of attributes that no part of the asked kind states: the gender of a series that has
   * none. The same array if there are no such.
   */
  #stated(readings: readonly Reading[], pieces: readonly NumberPiece[]): readonly Reading[] {
    const taken = agreed(readings)
    const kind = taken.filter(({ meaning }) => isOfKind(meaning))
    if (kind.length === taken.length || kind.length + pieces.length === 0) return readings
    const { slots } = this.#try({ taken: kind, pieces })
    if (slots.length === 0) return readings
    const isStated = ({ tests }: Meaning): boolean =>
      tests.every(({ attribute }) => {
        const column = this.#slots.codedIfAny(attribute)
        return column === undefined || slots.some((slot) => (column.codes[slot] ?? 0) > 0)
      })
    const stated = readings.filter(({ meanings, from, to }) => {
      const used = taken.find((one) => one.from === from && one.to === to)?.meaning
      if (used === undefined || isOfKind(used)) return true
      return isStated(used) || meanings.some((meaning) => !isOfKind(meaning) && isStated(meaning))
    })
    return stated.length === readings.length ? readings : stated
  }

  /** Whether every number that was typed completely is found: no other word hides it. */
  #holdsNumbers(found: Int32Array, pieces: readonly NumberPiece[]): boolean {
    const complete = pieces.filter(isComplete)
    if (complete.length === 0) return true
    const slots = new Set(found)
    return complete.every(({ how, text }) => {
      const { numbers } = this.#reader
      return (how === 'form' ? numbers.formsOf(text) : numbers.exact(text)).some((slot) => slots.has(slot))
    })
  }

  /** Unknown words: corrected if one typo explains them, ignored if other words are specific enough. */
  #corrections(read: ReadQuery): {
    readings: readonly Reading[]
    corrected: UnderstoodQuery['corrected']
    lost: boolean
  } {
    const readings = [...read.readings]
    const corrected: { from: number; to: number; text: string }[] = []
    if (read.pieces.some(isComplete)) return { readings, corrected, lost: false }
    let unknownNumber = false
    for (const { how, text, from, to } of read.pieces) {
      const model = how === 'nearly' ? this.#slots.at(this.#nearest(text)[0] ?? -1)?.product.data.model : undefined
      if (model !== undefined) corrected.push({ from, to, text: model })
    }
    // The words of a sentence are no mistakes.
    const isSentence = read.unknown.filter(({ text }) => !/\d/u.test(text)).length > maxUnknownWords
    for (const word of read.unknown) {
      const correction = isSentence && !/\d/u.test(word.text) ? undefined : this.#correction(word)
      if (correction !== undefined) {
        readings.push({ meanings: correction.meanings, from: word.from, to: word.to })
        corrected.push({ from: word.from, to: word.to, text: correction.text })
      } else if (/\d/u.test(word.text) && word.text.length > 3) unknownNumber = true
    }
    const isSpecific = readings.some(({ meanings: [first] }) => isTelling(first)) || read.pieces.length > 0
    return { readings: readings.sort((a, b) => a.from - b.from), corrected, lost: unknownNumber && !isSpecific }
  }

  #correction({ text }: PlacedWord): { meanings: readonly Meaning[]; text: string } | undefined {
    if (/\d/u.test(text)) {
      const [best] = this.#reader.numbers.near(foldPartNumber(text))
      const model = best === undefined ? undefined : this.#slots.at(best.slot)?.product.data.model
      if (model === undefined) return undefined
      const meaning = { tests: [{ attribute: partNumberAttribute, values: [foldPartNumber(model)] }], sure: 9 }
      return { meanings: [meaning], text: model }
    }
    const known = this.#reader.vocabulary.nearest(text)
    if (known === undefined) return undefined
    const meanings = this.#reader.vocabulary.meaningOf([known])
    const named = meanings[0]?.tests.find(({ attribute }) => attribute === 'series' || attribute === 'manufacturer')
    return meanings.length === 0 ? undefined : { meanings, text: named?.values?.[0] ?? known }
  }

  #try({ taken, pieces }: Attempt): { slots: Int32Array; fits: Uint8Array | undefined } {
    const tests = testsOf(taken)
    let slots: Int32Array | undefined
    let fits: Uint8Array | undefined
    const complete = pieces.filter(isComplete)
    if (pieces.length > 0) fits = this.#noFits()
    if (complete.length > 0 && fits !== undefined) slots = this.#anyOf(complete, fits)
    for (const piece of pieces) {
      if (fits !== undefined && !isComplete(piece)) slots = this.#piece(piece, slots, fits)
    }
    for (const { attribute, values } of tests) {
      if (attribute === partNumberAttribute) slots = this.#named(values ?? [], slots)
    }
    const others = tests.filter(({ attribute }) => attribute !== partNumberAttribute)
    return { slots: passing(this.#slots, slots ?? this.#slots.byModel, others), fits }
  }

  #noFits(): Uint8Array {
    if (this.#fits.length < this.#slots.length) this.#fits = new Uint8Array(Math.ceil(this.#slots.length * 1.5))
    else this.#fits.fill(0)
    return this.#fits
  }

  /** Slots of any of the complete numbers: a part has one, so several are alternatives. */
  #anyOf(complete: readonly NumberPiece[], fits: Uint8Array): Int32Array {
    const found = new Set<number>()
    for (const piece of complete) for (const slot of this.#piece(piece, undefined, fits)) found.add(slot)
    return Int32Array.from(found)
  }

  /** Slots among the remaining ones whose number matches the piece, and how well. */
  #piece({ how, text }: NumberPiece, left: Int32Array | undefined, fits: Uint8Array): Int32Array {
    const found = this.#foundBy(how, text)
    const stored = left === undefined ? Int32Array.from(found) : this.#among(left, found)
    const { numbers } = this.#reader
    const begins = how === 'beginning' || how === 'whole'
    const fit = { nearly: worstFit - 1, article: 1, within: 2, pattern: 1, beginning: 1, whole: 1, form: 0 }[how]
    for (let at = 0; at < stored.length; at += 1) {
      const slot = stored[at] ?? 0
      const whole = begins && numbers.of(slot) === text
      const isLikeliest = how === 'nearly' && slot === found[0]
      fits[slot] = Math.min(worstFit, (fits[slot] ?? 0) + (whole ? 0 : isLikeliest ? fit - 1 : fit))
    }
    return stored
  }

  /** Looked up once for all attempts of a keyword. */
  #foundBy(how: NumberPiece['how'], text: string): readonly number[] {
    const key = `${how}:${text}`
    const found = this.#found.get(key) ?? this.#lookUp(how, text)
    this.#found.set(key, found)
    return found
  }

  #lookUp(how: NumberPiece['how'], text: string): readonly number[] {
    const { numbers } = this.#reader
    if (how === 'nearly') return this.#nearest(text)
    if (how === 'article') return numbers.called(text)
    if (how === 'form') return numbers.formsOf(text)
    if (how === 'pattern') return this.#fitting(text)
    return how === 'within' ? numbers.holding(text) : numbers.beginning(text)
  }

  #fitting(text: string): number[] {
    const pattern = typedPattern(text)
    return pattern === undefined ? [] : this.#reader.numbers.fitting(pattern)
  }

  #among(left: Int32Array, found: readonly number[]): Int32Array {
    const marks = new SlotBits(this.#slots.length)
    for (const slot of found) marks.add(slot)
    return left.filter((slot) => marks.has(slot))
  }

  /** Numbers with the fewest mistakes. */
  #nearest(text: string): number[] {
    const near = this.#reader.numbers.near(text)
    return near.filter(({ mistakes }) => mistakes === near[0]?.mistakes).map(({ slot }) => slot)
  }

  #named(values: readonly string[], left: Int32Array | undefined): Int32Array {
    const pieces = values.map(foldPartNumber)
    const found = pieces.flatMap((piece) => this.#foundBy(piece.length < minGrams ? 'beginning' : 'within', piece))
    if (left !== undefined) return this.#among(left, found)
    return Int32Array.from(pieces.length > 1 ? new Set(found) : found)
  }
}
