import { newKey } from '@pinline/ui/commands/new-key'
import { useRef, useState } from 'react'
import { type RaRecord, useDataProvider, useResourceContext } from 'react-admin'
import { useSession } from '../../providers/session-context.ts'
import { runPlace } from './bulk-run-store.ts'
import { bulkRuns } from './bulk-runs.ts'
import type { BulkStep } from './bulk-step.ts'
import { readAgain, withFreshItems } from './run-each.ts'
import { alone } from './run-lock.ts'
import { type BulkItem, isInterrupted, leftOf, restoredItems, runAndStore, storedItems } from './stored-run.ts'

/** The place of the runs of this list. */
export const useRunPlace = (): string => {
  const session = useSession()
  const resource = useResourceContext() ?? ''
  return runPlace(session.staff()?.id ?? '', resource)
}

/**
 * One step for many records, each by its own command with its own idempotency key. A repetition after a failure sends the same
 * command, which takes effect once; after a conflict or a refusal the record is read again. What was begun is stored on this
 * device until its results were seen, so that another page can continue it.
 */
export const useBulk = <Row extends RaRecord>({ name, isAllowed, inputOf, send }: BulkStep<Row>) => {
  const dataProvider = useDataProvider()
  const resource = useResourceContext() ?? ''
  const place = useRunPlace()
  const [items, setItems] = useState<readonly BulkItem<Row>[]>()
  const [isRunning, setRunning] = useState(false)
  const isStopped = useRef(false)
  const runId = useRef(newKey())

  const readRows = async (ids: readonly Row['id'][]): Promise<Row[]> =>
    ids.length === 0 ? [] : (await dataProvider.getMany<Row>(resource, { ids: [...ids] })).data
  const readItems = async (ids: readonly Row['id'][], inputFor = inputOf): Promise<BulkItem<Row>[]> =>
    (await readRows(ids)).map((row) => ({
      row,
      key: newKey(),
      input: inputFor(row),
      outcome: { kind: isAllowed(row) ? 'waiting' : 'not-allowed' },
    }))

  const run = async (before: readonly BulkItem<Row>[]) => {
    isStopped.current = false
    setRunning(true)
    try {
      const again = before.filter(({ outcome: { kind } }) => kind === 'conflict' || kind === 'refused')
      const ids = again.map(({ row }) => row.id)
      const others = before.some(
        ({ outcome: { kind } }) => kind === 'failed' || kind === 'not-tried' || kind === 'unknown',
      )
      // Whether the server is away shows what is sent anyway.
      const read = await readAgain(ids, (some) => readItems(some)).catch((error: unknown) => {
        if (!others) throw error
        return []
      })
      await alone(runId.current, () =>
        runAndStore(withFreshItems(before, read), {
          isStopped: () => isStopped.current,
          send: ({ row, key, input }) => send(input, key, row),
          store: (present) => {
            setItems(present)
            bulkRuns.write({ id: runId.current, place, step: name, items: storedItems(present) })
          },
        }),
      )
    } finally {
      setRunning(false)
    }
  }

  return {
    /** Undefined until they have been read. */
    items,
    isRunning,
    /**
     * Reads the records as they are now. Rejects where they cannot be read.
     * @param inputFor what is sent, where the step gets it with the same press
     */
    load: async (ids: readonly Row['id'][], inputFor = inputOf) => {
      runId.current = newKey()
      // Those of the run before are not sent again while these are read.
      setItems(undefined)
      setItems(await readItems(ids, inputFor))
    },
    /**
     * Takes over an interrupted run, once no other page runs it. Rejects where its records cannot be read.
     * @returns false if another page has completed or discarded it
     */
    restore: async (id: string): Promise<boolean> => {
      runId.current = id
      const stored = await alone(id, () => Promise.resolve(bulkRuns.readAll(place).find((one) => one.id === id)))
      if (stored === undefined || leftOf(stored) === 0) return false
      const wanted = stored.items
      const rows = await readAgain(
        wanted.map((item) => item.id),
        readRows,
      )
      setItems(restoredItems(wanted, rows))
      return true
    },
    run,
    stop: () => {
      isStopped.current = true
    },
    /**
     * The person has seen the results.
     * @returns the records that are not through; none after a failure, since the run is stored and can be continued
     */
    finish: (): readonly Row['id'][] => {
      const shown = items ?? []
      if (isInterrupted(shown)) return []
      bulkRuns.remove(runId.current)
      return shown.filter(({ outcome }) => outcome.kind !== 'done').map(({ row }) => row.id)
    },
  }
}
