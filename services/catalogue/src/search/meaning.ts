/** A condition on products: one of the values of an attribute, or a number in a range. */
export interface Test {
  readonly attribute: string
  /** An empty value means "not stated". */
  readonly values?: readonly string[]
  readonly min?: number
  readonly max?: number
  /** The attribute must have a value. */
  readonly stated?: true
}

/** The meaning of a word or phrase. */
export interface Meaning {
  /** All of them must hold. */
  readonly tests: readonly Test[]
  /** Confidence, 1 to 9: when nothing is found, the lowest is dropped first. */
  readonly sure: number
}

/** The attribute of words that a part number must contain. */
export const partNumberAttribute = 'part-number'

const sameAttributes = (a: Meaning, b: Meaning): boolean =>
  a.tests.length === b.tests.length && a.tests.every(({ attribute }, place) => attribute === b.tests[place]?.attribute)

/** Meanings of one word: those of the same attributes are merged into one that allows either value. */
export const withMeaning = (known: readonly Meaning[], added: Meaning): readonly Meaning[] => {
  const place = known.findIndex((one) => sameAttributes(one, added))
  const same = known[place]
  if (same === undefined) {
    return [...known, added].sort((a, b) => b.sure - a.sure || b.tests.length - a.tests.length)
  }
  const tests = same.tests.map((test, index) => ({
    ...test,
    values: [...new Set([...(test.values ?? []), ...(added.tests[index]?.values ?? [])])],
  }))
  return known.with(place, { tests, sure: Math.max(same.sure, added.sure) })
}
