import type { InputOf, OutputOf } from '@pinline/contracts/api/call'
import type { reconcile } from '@pinline/contracts/api/reconcile'

type Batch = OutputOf<typeof reconcile>

export interface Reconciled {
  readonly service: string
  readonly reconciler: string
  readonly checked: number
  readonly repaired: number
  /** What a person has to look at. */
  readonly open: number
  readonly examples: Batch['examples']
}

const maxExamples = 10

/** Runs one reconciler from its first batch to its last. */
export const reconcileAll = async (
  service: string,
  reconciler: string,
  check: (input: InputOf<typeof reconcile>) => Promise<Batch>,
): Promise<Reconciled> => {
  const total = { checked: 0, repaired: 0, open: 0 }
  const examples: Batch['examples'] = []
  let from: InputOf<typeof reconcile>['from']
  do {
    const batch = await check(from === undefined ? { reconciler } : { reconciler, from })
    total.checked += batch.checked
    total.repaired += batch.repaired
    total.open += batch.open
    examples.push(...batch.examples.slice(0, maxExamples - examples.length))
    from = batch.next ?? undefined
  } while (from !== undefined)
  return { service, reconciler, ...total, examples }
}

const columns = ['service', 'reconciler', 'checked', 'repaired', 'open'] as const

/** A table, with a few of the findings below it. */
export const reconciledTable = (results: readonly Reconciled[]): string[] => {
  const cells = [columns.map(String), ...results.map((result) => columns.map((column) => String(result[column])))]
  const widths = columns.map((_column, place) => Math.max(...cells.map((row) => row[place]?.length ?? 0)))
  const line = (row: readonly string[]) =>
    row
      .map((cell, place) => (place < 2 ? cell.padEnd(widths[place] ?? 0) : cell.padStart(widths[place] ?? 0)))
      .join('  ')
  const examples = results.flatMap(({ service, examples: of }) =>
    of.map(({ kind, streamId, detail }) => `${service}: ${kind} ${streamId}: ${detail}`),
  )
  return [...cells.map(line), ...examples]
}
