import type { CommandResult } from '@pinline/ui/commands/command-result'
import { newKey } from '@pinline/ui/commands/new-key'
import { useRef, useState } from 'react'
import { type RaRecord, useDataProvider, useResourceContext } from 'react-admin'
import { type BulkOutcome, readAgain, runEach, withFreshItems } from './run-each.ts'

/** A command that many records of a list can be given. */
export interface BulkStep<Row> {
  readonly permission: string
  /** Of the button. */
  readonly label: string
  readonly title: string
  readonly confirm: (count: number) => string
  readonly isAllowed: (row: Row) => boolean
  /** Sends the command of one record; `key` is that of its first attempt. */
  readonly send: (row: Row, key: string) => Promise<BulkOutcome<Row>>
}

/** A record as it was read, with the key of its command. */
export interface BulkItem<Row> {
  readonly row: Row
  readonly key: string
  readonly outcome: BulkOutcome<Row>
}

/** What became of one command. */
export const bulkOutcomeOf = <Data, Row>(
  result: CommandResult<Data>,
  rowOf?: (data: Data) => Row,
): BulkOutcome<Row> => {
  switch (result.kind) {
    case 'done':
      return rowOf === undefined ? { kind: 'done' } : { kind: 'done', row: rowOf(result.data) }
    case 'conflict':
      return { kind: 'conflict' }
    case 'refused':
    case 'failed':
      return { kind: result.kind, message: result.message }
    default: {
      const missing: never = result
      return missing
    }
  }
}

/**
 * One step for many records, each by its own command with its own idempotency key. A repetition after a failure sends the same
 * command, which takes effect once; after a conflict or a refusal the record is read again.
 */
export const useBulk = <Row extends RaRecord>({ isAllowed, send }: BulkStep<Row>) => {
  const dataProvider = useDataProvider()
  const resource = useResourceContext() ?? ''
  const [items, setItems] = useState<readonly BulkItem<Row>[]>()
  const [isRunning, setRunning] = useState(false)
  const isStopped = useRef(false)

  const readItems = async (ids: readonly Row['id'][]): Promise<BulkItem<Row>[]> => {
    if (ids.length === 0) return []
    const { data } = await dataProvider.getMany<Row>(resource, { ids: [...ids] })
    return data.map((row) => ({
      row,
      key: newKey(),
      outcome: { kind: isAllowed(row) ? 'waiting' : 'not-allowed' },
    }))
  }

  const run = async (before: readonly BulkItem<Row>[]) => {
    isStopped.current = false
    setRunning(true)
    try {
      const again = before.filter(({ outcome: { kind } }) => kind === 'conflict' || kind === 'refused')
      const ids = again.map(({ row }) => row.id)
      const others = before.some(({ outcome: { kind } }) => kind === 'failed' || kind === 'not-tried')
      // Whether the server is away shows what is sent anyway.
      const read = await readAgain(ids, readItems).catch((error: unknown) => {
        if (!others) throw error
        return []
      })
      const present = withFreshItems(before, read)
      setItems(present)
      await runEach<BulkItem<Row>, Row>({
        items: present.filter(({ outcome }) => outcome.kind === 'waiting'),
        isStopped: () => isStopped.current,
        send: ({ row, key }) => send(row, key),
        onOutcome: ({ row: { id } }, outcome) =>
          setItems((all) => all?.map((item) => (item.row.id === id ? { ...item, outcome } : item))),
      })
    } finally {
      setRunning(false)
    }
  }

  return {
    /** Undefined until they have been read. */
    items,
    isRunning,
    /** Reads the records as they are now. Rejects where they cannot be read. */
    load: async (ids: readonly Row['id'][]) => setItems(await readItems(ids)),
    run,
    stop: () => {
      isStopped.current = true
    },
  }
}
