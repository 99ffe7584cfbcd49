import type { AnyEvent } from '@pinline/events/event'
import mongoose from 'mongoose'
import type { Decider, SnapshotPolicy } from '../domain/decider.ts'
import type { Loaded } from '../state-cache.ts'
import { isDuplicateKey } from './duplicate-key.ts'

interface Snapshot {
  readonly _id: string
  readonly schemaVersion: number
  readonly version: number
  readonly state: unknown
}

/** A state of more bytes grows without end, or soon does: MongoDB refuses a document of 16 MB. */
const alarmBytes = 1_000_000

/** Sorts by version within a stream. */
const milestoneId = (streamId: string, version: number): string => `${streamId}@${String(version).padStart(12, '0')}`

const parsedState = <State>(
  policy: SnapshotPolicy<State>,
  { schemaVersion, version, state }: Snapshot,
): Loaded<State> | undefined => {
  const schema = schemaVersion === policy.version ? policy.schema : policy.earlier?.[schemaVersion]
  const parsed = schema?.safeParse(state)
  return parsed?.success === true ? { state: parsed.data, version } : undefined
}

/** Receives what needs an operator; never throws. */
export interface SnapshotObserver {
  readonly tooLarge: (stream: {
    readonly streamType: string
    readonly streamId: string
    readonly bytes: number
  }) => void
  readonly failed: (stream: { readonly streamType: string; readonly streamId: string; readonly error: unknown }) => void
}

/** A decider, whatever its commands are. */
type Snapshotted<State> = Pick<Decider<State, never, AnyEvent>, 'streamType' | 'snapshot'>

/**
 * Stored states of long streams, so that few events are folded. They are an optimisation: prevents the failure "a
 * state has outgrown a document, and each command on its stream fails". Shown by tests/system/chassis/snapshots.spec.ts.
 */
export class Snapshots {
  readonly #collection: mongoose.mongo.Collection<Snapshot>
  readonly #milestones: mongoose.mongo.Collection<Snapshot>
  #observer: SnapshotObserver = { tooLarge: () => undefined, failed: () => undefined }

  constructor(db: mongoose.mongo.Db) {
    this.#collection = db.collection<Snapshot>('snapshots')
    this.#milestones = db.collection<Snapshot>('milestones')
  }

  observe(observer: SnapshotObserver): void {
    this.#observer = observer
  }

  /** Stored states of these streams; those that cannot be read are left out, so that their streams are folded. */
  async read<State>(
    { snapshot }: Snapshotted<State>,
    streamIds: readonly string[],
  ): Promise<ReadonlyMap<string, Loaded<State>>> {
    const states = new Map<string, Loaded<State>>()
    if (snapshot === undefined || streamIds.length === 0) return states
    const stored = this.#collection.find({ _id: { $in: [...streamIds] } })
    for await (const row of stored) {
      const state = parsedState(snapshot, row)
      if (state !== undefined) states.set(row._id, state)
    }
    return states
  }

  /** The latest milestone of a stream at or before a version, if there is one that can be read. */
  async milestone<State>(
    { snapshot }: Snapshotted<State>,
    streamId: string,
    version: number,
  ): Promise<Loaded<State> | undefined> {
    if (snapshot === undefined) return undefined
    const row = await this.#milestones.findOne(
      { _id: { $gte: milestoneId(streamId, 0), $lte: milestoneId(streamId, version) } },
      { sort: { _id: -1 } },
    )
    return row === null ? undefined : parsedState(snapshot, row)
  }

  /** Stores the state after `version` events beside those of other versions. Never throws, as `save`. */
  async saveMilestone<State>(
    { streamType, snapshot }: Snapshotted<State>,
    streamId: string,
    { state, version }: Loaded<State>,
  ): Promise<void> {
    if (snapshot === undefined) return
    try {
      await this.#milestones.replaceOne(
        { _id: milestoneId(streamId, version) },
        { schemaVersion: snapshot.version, version, state },
        { upsert: true },
      )
    } catch (error) {
      if (!isDuplicateKey(error)) this.#observer.failed({ streamType, streamId, error })
    }
  }

  /**
   * Saves the state if a commit took the stream's version past a multiple of the policy's count. So of several
   * processes one saves, and none has to know when the last snapshot was stored. The command does not wait for it.
   */
  saveWhenDue<State>(
    decider: Snapshotted<State>,
    streamId: string,
    { before, after }: { readonly before: number; readonly after: Loaded<State> },
  ): void {
    const every = decider.snapshot?.everyEvents
    if (every === undefined || Math.floor(after.version / every) === Math.floor(before / every)) return
    void this.save(decider, streamId, after)
  }

  /** Stores a state unless a later one is stored. Never throws: a failure is observed, and the next save may succeed. */
  async save<State>(
    { streamType, snapshot }: Snapshotted<State>,
    streamId: string,
    { state, version }: Loaded<State>,
  ): Promise<void> {
    if (snapshot === undefined) return
    try {
      const bytes = mongoose.mongo.BSON.calculateObjectSize({ state })
      if (bytes > alarmBytes) this.#observer.tooLarge({ streamType, streamId, bytes })
      await this.#collection.updateOne(
        { _id: streamId, $or: [{ version: { $lt: version } }, { schemaVersion: { $lt: snapshot.version } }] },
        { $set: { schemaVersion: snapshot.version, version, state } },
        { upsert: true },
      )
    } catch (error) {
      // A later snapshot is there: the filter finds nothing, and the upsert meets its id.
      if (!isDuplicateKey(error)) this.#observer.failed({ streamType, streamId, error })
    }
  }
}
