import { z } from 'zod'

/** How long a run can be continued from its start, ms: shorter than services keep the results of refused commands, 30 days. */
export const runLifetimeMs = 7 * 86_400_000
/** Number of runs on a device; the oldest ones make room. */
export const maxRuns = 5
/** Length of one run as JSON; a longer one is not stored. */
export const maxRunLength = 400_000

const key = 'console.bulk-runs'

/** One record of a run, with the command that it was or will be sent with. */
const storedItem = z.object({
  id: z.union([z.string(), z.number()]),
  key: z.string(),
  input: z.unknown(),
  outcome: z.enum([
    'waiting',
    'sending',
    'done',
    'not-allowed',
    'conflict',
    'refused',
    'failed',
    'not-tried',
    'unknown',
  ]),
  message: z.string().optional(),
})
export type StoredItem = z.infer<typeof storedItem>

/** A run as it is stored; `place` is its person and resource, `step` the name of what is done. */
const storedRun = z.object({
  id: z.string(),
  place: z.string(),
  step: z.string(),
  startedAt: z.number(),
  items: z.array(storedItem),
})
export type StoredRun = z.infer<typeof storedRun>

type KeyValueStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** Commands to many records that were begun on this device. */
export interface BulkRunStore {
  /** Those of a place, the newest first. */
  readonly readAll: (place: string) => readonly StoredRun[]
  /** Keeps how far a run is; its start stays that of its first write. */
  readonly write: (run: Omit<StoredRun, 'startedAt'>) => void
  readonly remove: (id: string) => void
  /** Removes all runs of a person, who signs out. */
  readonly removeOf: (staffId: string) => void
}

export const runPlace = (staffId: string, resource: string): string => `${staffId} ${resource}`

/**
 * Keeps runs in the storage. Prevents that a closed tab, the end of a session or a lost network leaves a person without
 * knowing which records are done. A full storage keeps no new run; then it goes on as long as its page is open.
 */
export const createBulkRunStore = (storage: KeyValueStorage, now: () => number): BulkRunStore => {
  const load = (): StoredRun[] => {
    try {
      const all = z.array(z.unknown()).parse(JSON.parse(storage.getItem(key) ?? '[]'))
      // A run that another release wrote, or that was changed by hand, takes no other with it.
      return all.flatMap((run) => storedRun.safeParse(run).data ?? [])
    } catch {
      return []
    }
  }
  const isCurrent = ({ startedAt }: StoredRun) => now() - startedAt < runLifetimeMs
  const save = (all: readonly StoredRun[]) => {
    const runs = all.filter(isCurrent)
    try {
      if (runs.length === 0) storage.removeItem(key)
      else storage.setItem(key, JSON.stringify(runs.slice(0, maxRuns)))
    } catch {
      // The storage is full or closed.
    }
  }
  return {
    readAll: (place) => {
      const all = load()
      if (!all.every(isCurrent)) save(all)
      return all.filter((run) => run.place === place && isCurrent(run))
    },
    write: (run) => {
      if (JSON.stringify(run).length > maxRunLength) return
      const all = load()
      const startedAt = all.find(({ id }) => id === run.id)?.startedAt ?? now()
      save([{ ...run, startedAt }, ...all.filter(({ id }) => id !== run.id)])
    },
    remove: (id) => save(load().filter((run) => run.id !== id)),
    removeOf: (staffId) => save(load().filter(({ place }) => !place.startsWith(`${staffId} `))),
  }
}
