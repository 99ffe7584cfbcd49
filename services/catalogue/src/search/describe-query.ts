import type { Test } from './meaning.ts'
import type { UnderstoodQuery } from './understand.ts'

/** A piece of a keyword that was read as a filter; without it the keyword is `qWithout`. */
export interface DescribedQueryPart {
  readonly text: string
  readonly at: readonly [number, number]
  readonly test: Test
  readonly qWithout: string
}

const without = (typed: string, [from, to]: readonly [number, number]): string =>
  `${typed.slice(0, from)} ${typed.slice(to)}`.replace(/\s+/gu, ' ').trim()

/** What a keyword was recognised as, with the typed text. */
export const describeQuery = (
  typed: string,
  { read, taken, corrected, ignored: left }: UnderstoodQuery,
): {
  readonly parts: DescribedQueryPart[]
  readonly corrected: { q: string; from: string } | null
  /** Ignored words, as typed. */
  readonly ignored: string[]
} => {
  const ignored = [...left]
    .sort((a, b) => a.from - b.from)
    .map(({ from, to }) => typed.slice(...read.folded.placeOf(from, to)))
  const parts = taken.flatMap(({ meaning, from, to }) => {
    const at = read.folded.placeOf(from, to)
    const text = typed.slice(at[0], at[1])
    return meaning.tests.map((test) => ({ text, at, test, qWithout: without(typed, at) }))
  })
  if (corrected.length === 0) return { parts, corrected: null, ignored }
  let q = typed
  for (const { from, to, text } of [...corrected].sort((a, b) => b.from - a.from)) {
    const at = read.folded.placeOf(from, to)
    q = `${q.slice(0, at[0])}${text}${q.slice(at[1])}`
  }
  return { parts, corrected: { q, from: typed }, ignored }
}
