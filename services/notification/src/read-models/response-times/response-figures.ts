import type { ResponseFigures } from '@pinline/contracts/notification/to-do/list-response-times'

/** Responses of one kind in one week. */
export interface Responses {
  readonly seconds: readonly number[]
  readonly late: number
}

/**
 * A percentile by the nearest rank: the smallest value that so many of a hundred do not exceed. It is one of the values, so
 * that nobody has to explain a time that no response took.
 */
const percentile = (sorted: readonly number[], percent: number): number | null =>
  sorted[Math.ceil((percent * sorted.length) / 100) - 1] ?? null

export const responseFiguresOf = (weeks: readonly Responses[]): ResponseFigures => {
  const sorted = weeks.flatMap(({ seconds }) => seconds).toSorted((one, other) => one - other)
  return {
    responses: sorted.length,
    median: percentile(sorted, 50),
    percentile90: percentile(sorted, 90),
    late: weeks.reduce((sum, { late }) => sum + late, 0),
  }
}
