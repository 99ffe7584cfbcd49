import { readStoredSession } from '../../session/session.ts'
import { storedValue } from '../../session/stored-value.ts'
import { type ListLayout, maxLayouts, recallReading, rememberLayout } from './correct-reading.ts'
import { columnKinds } from './list-columns.ts'
import type { Reading } from './shape-of-columns.ts'

const isLayout = (value: unknown): value is ListLayout => {
  const { buyer, heads, kinds }: Readonly<Record<string, unknown>> =
    typeof value === 'object' && value !== null ? { ...value } : {}
  return (
    typeof buyer === 'string' &&
    Array.isArray(heads) &&
    heads.every((head) => typeof head === 'string') &&
    Array.isArray(kinds) &&
    kinds.every((kind) => kind === null || columnKinds.includes(kind))
  )
}
const areLayouts = (value: unknown): value is readonly ListLayout[] =>
  Array.isArray(value) && value.length <= maxLayouts && value.every(isLayout)
/**
 * In this browser, not at the server: they are for the design program and the spreadsheets of a desk, are made again
 * with one selection, and heads of a company's lists stay with the company.
 */
const stored = storedValue<readonly ListLayout[]>('listLayouts', areLayouts, [])

const currentBuyer = (): string => {
  const session = readStoredSession()
  return session.status === 'buyer' ? session.buyer.id : ''
}

/** Keeps what the buyer has corrected, if the browser has space for it. */
export const keepLayout = (reading: Reading): void => {
  try {
    stored.write(rememberLayout(stored.read(), currentBuyer(), reading))
  } catch {
    // A full storage costs the memory of this list, nothing else.
  }
}

/** The reading by what the buyer has corrected before; undefined if the list has other heads. */
export const recalledReading = (readings: readonly Reading[]): Reading | undefined =>
  recallReading(stored.read(), currentBuyer(), readings)
