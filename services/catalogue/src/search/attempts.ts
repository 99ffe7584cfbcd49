import { matesWithAttribute } from '../domain/product/mates-with.ts'
import { type Meaning, partNumberAttribute, type Test } from './meaning.ts'
import { isComplete, type NumberPiece } from './query-text.ts'
import type { Reading } from './read-measurements.ts'

/** One reading with the chosen meaning. */
export interface AppliedReading {
  readonly meaning: Meaning
  readonly from: number
  readonly to: number
}

const maxTries = 24
/** Of a piece of a number that is not dropped for want of results. */
const minHeldLength = 5

const sameTests = (a: readonly Test[], b: readonly Test[]): boolean => JSON.stringify(a) === JSON.stringify(b)

/** Of two contradicting readings of one attribute, the one to keep: `RJ45` names more than the kind of jack. */
const stronger = (a: AppliedReading, b: AppliedReading): AppliedReading => {
  if (a.meaning.sure !== b.meaning.sure) return a.meaning.sure > b.meaning.sure ? a : b
  const [left, right] = [a.meaning.tests.length, b.meaning.tests.length]
  if (left !== right) return left > right ? a : b
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
export const agreed = (chosen: readonly Reading[], other?: Reading, place = 0): readonly AppliedReading[] => {
  const all = chosen.flatMap((reading) => {
    const meaning = reading.meanings[reading === other ? place : 0]
    return meaning === undefined ? [] : [{ meaning, from: reading.from, to: reading.to }]
  })
  const agreeing = reconciled(all)
  return agreeing.length === all.length ? agreeing : [...agreeing, ...otherMeanings(chosen, agreeing)]
}

/** The tests of all readings; several values of one attribute from separate readings are alternatives. */
export const testsOf = (taken: readonly AppliedReading[]): Test[] => {
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

/** Whether a meaning says what kind of part is meant, and by whom. */
export const isOfKind = ({ tests }: Meaning): boolean => tests.every(({ attribute }) => kindAttributes.has(attribute))

const namingAttributes: ReadonlySet<string> = new Set(['manufacturer', 'series', matesWithAttribute])

const isNaming = ({ tests }: Meaning): boolean => tests.some(({ attribute }) => namingAttributes.has(attribute))

const isKind = ({ meanings }: Reading): boolean =>
  meanings[0]?.tests.length === 1 && meanings[0].tests[0]?.attribute === 'category'

/** One way to apply the readings of a keyword. */
export interface Attempt {
  readonly taken: readonly AppliedReading[]
  readonly pieces: readonly NumberPiece[]
}

/** Ways to apply the readings, likeliest first: other meanings, then without the least sure ones. */
export const attemptsOf = (readings: readonly Reading[], pieces: readonly NumberPiece[]): readonly Attempt[] => {
  const attempts: Attempt[] = [{ taken: agreed(readings), pieces }]
  const add = (taken: readonly AppliedReading[], left: readonly NumberPiece[]) => {
    if (taken.length + left.length > 0) attempts.push({ taken, pieces: left })
  }
  const agreeing = readings.filter(({ meanings: [meaning], from, to }) =>
    attempts[0]?.taken.some((one) => one.from === from && one.to === to && one.meaning === meaning),
  )
  if (agreeing.length < readings.length) add(agreed(agreeing), pieces)
  // "connecteur nappe FFC": of two kinds, the other one.
  const kinds = readings.filter(isKind)
  for (const kind of kinds.filter((one) => !agreeing.includes(one))) {
    add(agreed(readings.filter((one) => one === kind || !kinds.includes(one))), pieces)
  }
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
  const isNamed = pieces.length > 0 || readings.some(({ meanings: [first] }) => first !== undefined && isNaming(first))
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
