/** What a product must have: one of the values of an attribute, or a figure within both ends. */
export interface Test {
  readonly attribute: string
  /** An empty value stands for "not stated". */
  readonly values?: readonly string[]
  readonly min?: number
  readonly max?: number
  /** It has to be stated, whatever it is. */
  readonly stated?: true
}

/** What a word or phrase says of a product. */
export interface Meaning {
  /** All of them hold. */
  readonly tests: readonly Test[]
  /** 1 to 9: how surely it is meant; when nothing is found, the least sure is given up first. */
  readonly sure: number
}

/** The attribute of words that a part number must hold. */
export const partNumberAttribute = 'part-number'

const sameAttributes = (a: Meaning, b: Meaning): boolean =>
  a.tests.length === b.tests.length && a.tests.every(({ attribute }, place) => attribute === b.tests[place]?.attribute)

/** Meanings of one word: those of the same attributes become one that allows the values of either. */
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
