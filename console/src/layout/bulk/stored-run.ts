import type { StoredItem, StoredRun } from './bulk-run-store.ts'
import { type BulkOutcome, runEach } from './run-each.ts'

/** A record as it was read, with the command that it is sent with: its key and its input stay the same. */
export interface BulkItem<Row> {
  readonly row: Row
  readonly key: string
  readonly input: unknown
  readonly outcome: BulkOutcome<Row>
}

interface Identified {
  readonly id: string | number
}

export const storedItems = <Row extends Identified>(items: readonly BulkItem<Row>[]): StoredItem[] =>
  items.map(({ row: { id }, key, input, outcome }) => ({
    id,
    key,
    input,
    outcome: outcome.kind,
    ...('message' in outcome && { message: outcome.message }),
  }))

/** Outcomes after which nothing is sent again without a look at the record. */
const isOver = ({ outcome }: StoredItem): boolean =>
  outcome === 'done' || outcome === 'not-allowed' || outcome === 'conflict' || outcome === 'refused'

/** How many records of a run were not sent, or without a known result. */
export const leftOf = ({ items }: Pick<StoredRun, 'items'>): number => items.filter((item) => !isOver(item)).length

/** True after a failure: of some records it is not known whether they were changed, and the others were not tried. */
export const isInterrupted = <Row>(items: readonly BulkItem<Row>[]): boolean =>
  items.some(({ outcome: { kind } }) => kind === 'failed' || kind === 'unknown')

const restoredOutcome = (item: StoredItem): BulkOutcome<never> => {
  const { outcome } = item
  switch (outcome) {
    case 'refused':
      return { kind: outcome, message: item.message ?? '' }
    case 'done':
    case 'not-allowed':
    case 'conflict':
      return { kind: outcome }
    case 'sending':
    case 'failed':
    case 'unknown':
      return { kind: 'unknown' }
    case 'waiting':
    case 'not-tried':
      return { kind: 'not-tried' }
    default:
      return outcome satisfies never
  }
}

/**
 * The items of an interrupted run. One that was being sent may have been changed or not: it is sent again as it was, with the
 * same key, so that it is changed once. `rows` are shown; a record that can no longer be read is left out.
 */
export const restoredItems = <Row extends Identified>(
  stored: readonly StoredItem[],
  rows: readonly Row[],
): BulkItem<Row>[] => {
  const byId = new Map(rows.map((row) => [row.id, row]))
  return stored.flatMap((item) => {
    const row = byId.get(item.id)
    return row === undefined ? [] : [{ row, key: item.key, input: item.input, outcome: restoredOutcome(item) }]
  })
}

interface Run<Row> {
  readonly send: (item: BulkItem<Row>) => Promise<BulkOutcome<Row>>
  readonly isStopped: () => boolean
  /** Called before a command is sent and after its result. */
  readonly store: (items: readonly BulkItem<Row>[]) => void
}

/** Sends what waits. What is stored says at each moment which commands may have been sent. */
export const runAndStore = async <Row extends Identified>(
  items: readonly BulkItem<Row>[],
  { send, isStopped, store }: Run<Row>,
): Promise<void> => {
  let present = items
  const change = (next: readonly BulkItem<Row>[]) => {
    present = next
    store(present)
  }
  change(items)
  await runEach<BulkItem<Row>, Row>({
    items: items.filter(({ outcome }) => outcome.kind === 'waiting'),
    isStopped,
    send,
    onOutcome: ({ row: { id } }, outcome) =>
      change(present.map((item) => (item.row.id === id ? { ...item, outcome } : item))),
  })
}
