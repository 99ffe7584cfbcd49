import type { MatchedLine } from '@pinline/contracts/catalogue/search/match-lines'
import { linesOf } from './read-lines.ts'
import type { Reading } from './shape-of-columns.ts'

/** Part numbers of a reading that the catalogue is queried for. */
const sampleSize = 8
const maxSampled = 64

const points: Readonly<Record<MatchedLine['match'], number>> = { exact: 1, 'read-as': 0.1, several: 0.1, none: 0 }

const sampleOf = (reading: Reading): string[] => {
  const { lines } = linesOf(reading)
  const step = Math.max(1, Math.floor(lines.length / sampleSize))
  return lines
    .filter((_line, place) => place % step === 0)
    .flatMap(({ partNumber }, place) => (place < sampleSize ? [partNumber] : []))
}

/**
 * The reading whose part numbers the catalogue knows best; the first one of equally good ones.
 * @param match matches part numbers, at most 64 at once; called once, or not at all if there is nothing to choose
 */
export const chooseReading = async (
  readings: readonly Reading[],
  match: (partNumbers: readonly string[]) => Promise<readonly Pick<MatchedLine, 'match'>[]>,
): Promise<Reading | undefined> => {
  const [first] = readings
  if (readings.length < 2) return first
  const samples = readings.map((reading) => ({ reading, sample: sampleOf(reading) }))
  const queried = [...new Set(samples.flatMap(({ sample }) => sample))].slice(0, maxSampled)
  if (queried.length === 0) return first
  const matched = await match(queried)
  const known = new Map(queried.map((partNumber, place) => [partNumber, points[matched[place]?.match ?? 'none']]))
  const scored = samples.map(({ reading, sample }) => ({
    reading,
    score: sample.reduce((sum, partNumber) => sum + (known.get(partNumber) ?? 0), 0) / Math.max(1, sample.length),
  }))
  return scored.reduce((best, one) => (one.score > best.score ? one : best)).reading
}
