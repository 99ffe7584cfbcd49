import { matesWithAttribute } from '../domain/product/mates-with.ts'
import { passing } from './choose-slots.ts'
import { foldPartNumber, isCjk, type PlacedWord, placedWords } from './fold-text.ts'
import { type Meaning, partNumberAttribute, type Test } from './meaning.ts'
import { typedPattern } from './number-forms.ts'
import type { ProductSlots } from './product-slots.ts'
import type { Reading } from './read-measurements.ts'
import { isComplete, type NumberPiece, type Place, type Reader, type ReadQuery, readQuery } from './read-query.ts'
import { SlotBits } from './slot-bits.ts'

/** One reading with the chosen meaning. */
export interface AppliedReading {
  readonly meaning: Meaning
  readonly from: number
  readonly to: number
}

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

const maxTries = 24
const worstFit = 15
const minGrams = 3
/** Of a piece of a number that is not dropped for want of results. */
const minHeldLength = 5
/** Of a reading that says enough beside an unknown number. */
const minSure = 5

const sameTests = (a: readonly Test[], b: readonly Test[]): boolean => JSON.stringify(a) === JSON.stringify(b)

/** Of two contradicting readings of one attribute, the one to keep. */
const stronger = (a: AppliedReading, b: AppliedReading): AppliedReading => {
  if (a.meaning.sure !== b.meaning.sure) return a.meaning.sure > b.meaning.sure ? a : b
  return b.to - b.from > a.to - a.from ? b : a
}

const valuesOf = (taken: AppliedReading, attribute: string): readonly string[] | undefined =>
  taken.meaning.tests.find((test) => test.attribute === attribute)?.values

/** Attributes of which a product has one and people name one; of others several may be wanted. */
const single: ReadonlySet<string> = new Set(['category'])

/**
 * Combines readings of one attribute: their intersection; else the surer category, or either value of other attributes.
 */
const reconciled = (all: readonly AppliedReading[]): readonly AppliedReading[] => {
  let stored: readonly AppliedReading[] = all
  for (const [place, one] of all.entries()) {
    for (const other of all.slice(place + 1)) {
      if (!stored.includes(one) || !stored.includes(other)) continue
      for (const { attribute } of one.meaning.tests) {
        const [left, right] = [valuesOf(one, attribute), valuesOf(other, attribute)]
        if (!single.has(attribute) || left === undefined || right === undefined) continue
        if (left.some((value) => right.includes(value))) continue
        const loser = stronger(one, other) === one ? other : one
        stored = stored.filter((taken) => taken !== loser)
      }
    }
  }
  return stored
}

/** Of readings that contradict the agreeing ones, what else they mean: a socket of another kind is still female. */
const otherMeanings = (chosen: readonly Reading[], agreeing: readonly AppliedReading[]): AppliedReading[] =>
  chosen.flatMap(({ meanings, from, to }) => {
    if (agreeing.some((one) => one.from === from && one.to === to)) return []
    const meaning = meanings.find(({ tests }) => tests.every(({ attribute }) => !single.has(attribute)))
    return meaning === undefined ? [] : [{ meaning, from, to }]
  })

/**
 * The first meanings of readings, those that contradict a surer one without it.
 * @param place the meaning of `other` instead of its first
 */
const agreed = (chosen: readonly Reading[], other?: Reading, place = 0): readonly AppliedReading[] => {
  const all = chosen.flatMap((reading) => {
    const meaning = reading.meanings[reading === other ? place : 0]
    return meaning === undefined ? [] : [{ meaning, from: reading.from, to: reading.to }]
  })
  const agreeing = reconciled(all)
  return agreeing.length === all.length ? agreeing : [...agreeing, ...otherMeanings(chosen, agreeing)]
}

/** The tests of all readings; several values of one attribute from separate readings are alternatives. */
const testsOf = (taken: readonly AppliedReading[]): Test[] => {
  const tests: Test[] = []
  for (const { meaning } of taken) {
    for (const test of meaning.tests) {
      const place = tests.findIndex(({ attribute }) => attribute === test.attribute)
      const known = tests[place]
      if (known === undefined || known.values === undefined || test.values === undefined) tests.push(test)
      else if (test.attribute === partNumberAttribute) tests.push(test)
      else {
        const common = known.values.filter((value) => test.values?.includes(value))
        const values = common.length > 0 ? common : [...new Set([...known.values, ...test.values])]
        tests[place] = { attribute: test.attribute, values }
      }
    }
  }
  return tests
}

/** Some kinds of connectors have no stated orientation: a filter by orientation may include them. */
const orUnstated = (reading: Reading): Reading => ({
  ...reading,
  meanings: reading.meanings.map(({ tests, sure }) => ({
    sure,
    tests: tests.map((test) =>
      test.attribute === 'orientation' ? { ...test, values: [...(test.values ?? []), ''] } : test,
    ),
  })),
})

const isPart = (how: NumberPiece['how']): boolean => how === 'within' || how === 'beginning'

const kindAttributes: ReadonlySet<string> = new Set([
  'category',
  'manufacturer',
  'series',
  partNumberAttribute,
  matesWithAttribute,
])

const isOfKind = ({ tests }: Meaning): boolean => tests.every(({ attribute }) => kindAttributes.has(attribute))

const namingAttributes: ReadonlySet<string> = new Set(['manufacturer', 'series', matesWithAttribute])

const isNaming = ({ tests }: Meaning): boolean => tests.some(({ attribute }) => namingAttributes.has(attribute))

const isKind = ({ meanings }: Reading): boolean =>
  meanings[0]?.tests.length === 1 && meanings[0].tests[0]?.attribute === 'category'

interface Attempt {
  readonly taken: readonly AppliedReading[]
  readonly pieces: readonly NumberPiece[]
}

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
    const { readings, corrected, lost } = this.#corrections(read)
    if (readings.length + read.pieces.length === 0 && this.#isForAnything(read))
      return { ...nothing, slots: this.#slots.byModel, ignored: read.aside }
    if (readings.length + read.pieces.length === 0 || lost) return nothing
    const stated = this.#stated(readings, read.pieces)
    const attempts = this.#attempts(stated, read.pieces)
    const others = stated === readings ? [] : this.#attempts(readings, read.pieces)
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
    for (const word of read.unknown) {
      const correction = this.#correction(word)
      if (correction !== undefined) {
        readings.push({ meanings: correction.meanings, from: word.from, to: word.to })
        corrected.push({ from: word.from, to: word.to, text: correction.text })
      } else if (/\d/u.test(word.text) && word.text.length > 3) unknownNumber = true
    }
    const isSpecific = readings.some(({ meanings }) => (meanings[0]?.sure ?? 0) >= minSure) || read.pieces.length > 0
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

  /** Ways to apply the readings, likeliest first: other meanings, then without the least sure ones. */
  #attempts(readings: readonly Reading[], pieces: readonly NumberPiece[]): readonly Attempt[] {
    const attempts: Attempt[] = [{ taken: agreed(readings), pieces }]
    const add = (taken: readonly AppliedReading[], left: readonly NumberPiece[]) => {
      if (taken.length + left.length > 0) attempts.push({ taken, pieces: left })
    }
    const agreeing = readings.filter(({ meanings: [meaning], from, to }) =>
      attempts[0]?.taken.some((one) => one.from === from && one.to === to && one.meaning === meaning),
    )
    if (agreeing.length < readings.length) add(agreed(agreeing), pieces)
    for (const reading of readings) {
      for (let place = 1; place < reading.meanings.length; place += 1) add(agreed(readings, reading, place), pieces)
    }
    const weakest = [...readings].sort((a, b) => (a.meanings[0]?.sure ?? 0) - (b.meanings[0]?.sure ?? 0))
    const words = pieces.filter(({ how, text }) => how === 'within' && !/\d/u.test(text))
    const numbers = pieces.filter((piece) => !words.includes(piece))
    if (words.length > 0) add(agreed(readings), numbers)
    for (const reading of weakest.filter(({ meanings }) => (meanings[0]?.sure ?? 0) < 7)) {
      const others = readings.filter((one) => one !== reading)
      add(agreed(others), pieces)
      if (words.length > 0) add(agreed(others), numbers)
    }
    // "JST PH pin header": the name of a part may be the name of another kind, if manufacturer or series are more
    // specific.
    const isNamed =
      pieces.length > 0 || readings.some(({ meanings: [first] }) => first !== undefined && isNaming(first))
    for (const reading of isNamed ? readings.filter(isKind) : []) {
      add(agreed(readings.filter((one) => one !== reading)), pieces)
    }
    add(agreed(readings.map(orUnstated)), pieces)
    let left: readonly Reading[] = readings
    for (const reading of weakest.slice(0, -1)) {
      left = left.filter((one) => one !== reading)
      if ((reading.meanings[0]?.sure ?? 0) < 7) add(agreed(left), numbers)
    }
    const long = pieces.filter(({ how, text }) => !isPart(how) || text.length >= minHeldLength)
    if (long.length < pieces.length) {
      add(agreed(readings), long)
      left = readings
      for (const reading of weakest.slice(0, -1)) {
        left = left.filter((one) => one !== reading)
        if ((reading.meanings[0]?.sure ?? 0) < 7) add(agreed(left), long)
      }
    }
    const complete = pieces.filter(isComplete)
    if (complete.length > 0) {
      for (const reading of weakest) add(agreed(readings.filter((one) => one !== reading)), complete)
      add([], complete)
    }
    return attempts
      .filter(
        (attempt, place) =>
          !attempts
            .slice(0, place)
            .some(
              (before) => before.pieces === attempt.pieces && sameTests(testsOf(before.taken), testsOf(attempt.taken)),
            ),
      )
      .slice(0, complete.length > 0 ? undefined : maxTries)
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
