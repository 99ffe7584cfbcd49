import { createHash } from 'node:crypto'
import type { Finding } from '@pinline/contracts/api/reconcile'
import type { ServiceName } from '@pinline/events/event'
import type mongoose from 'mongoose'
import { isDuplicateKey } from '../event-store/duplicate-key.ts'
import { limitedTo } from '../retention/sweep.ts'
import type { Deviation } from './reconciler.ts'

interface StoredFinding extends Omit<Finding, 'firstAt' | 'lastAt'> {
  /** `<reconciler>:<kind>:<stream>`: found again, it is the same finding. */
  readonly _id: string
  readonly firstAt: Date
  readonly lastAt: Date
  /** Whether it has an open to-do of staff. */
  readonly hasToDo?: true
}

const maxFindings = 1000
export const findingsSweep = limitedTo('lastAt', { kind: 'findings', newest: maxFindings })
const listedAtOnce = 50
const reportedAtOnce = 20

/** The to-do of a finding: the same for the same deviation. */
const toDoIdOf = (service: ServiceName, findingId: string): string =>
  `finding-${createHash('sha256').update(`${service}:${findingId}`).digest('hex').slice(0, 24)}`

/** Opens and closes to-dos; each may be repeated. */
export interface FindingToDos {
  readonly open: (toDoId: string, finding: Pick<Finding, 'reconciler' | 'kind' | 'streamId'>) => Promise<void>
  readonly close: (toDoId: string) => Promise<void>
}

/**
 * What the reconcilers of a service found, for the page of operations: the latest thousand. One document a deviation,
 * however often it is found.
 */
export class Findings {
  readonly #findings: mongoose.mongo.Collection<StoredFinding>

  constructor(db: mongoose.mongo.Db) {
    this.#findings = db.collection<StoredFinding>('findings', { writeConcern: { w: 'majority' } })
  }

  async ensureIndexes(): Promise<void> {
    await this.#findings.createIndexes([
      { key: { lastAt: -1 } },
      { key: { reconciler: 1, state: 1, lastAt: -1 } },
      { key: { hasToDo: 1, state: 1 } },
    ])
  }

  async record(reconciler: string, deviations: readonly Deviation[], now: Date): Promise<void> {
    for (const { kind, streamId, detail, state, view = null, fields = [] } of deviations) {
      const _id = `${reconciler}:${kind}:${streamId}`
      await this.#upsert(_id, {
        $set: { detail, state, lastAt: now, view, fields: [...fields] },
        $setOnInsert: { reconciler, kind, streamId, firstAt: now },
        $inc: { times: 1 },
      })
    }
    if (deviations.length > 0) await this.#trim()
  }

  /** A round that began at a time has ended: what it did not find again is no deviation any more. */
  async resolve(reconciler: string, roundStartedAt: Date): Promise<void> {
    await this.#findings.updateMany(
      { reconciler, state: 'open', lastAt: { $lt: roundStartedAt } },
      { $set: { state: 'resolved' } },
    )
  }

  /** A row was checked by itself, and is what it should be. */
  async resolveRow(reconciler: string, view: string, rowId: string): Promise<void> {
    await this.#findings.updateMany(
      { reconciler, streamId: rowId, state: 'open', view: { $in: [view, null] } },
      { $set: { state: 'resolved' } },
    )
  }

  /** Opens a to-do for each open finding that has none, and closes those of others: some at once, the rest next time. */
  async report(service: ServiceName, toDos: FindingToDos): Promise<void> {
    const some = async (filter: mongoose.mongo.Filter<StoredFinding>) =>
      await this.#findings.find(filter).sort({ lastAt: 1 }).limit(reportedAtOnce).toArray()
    for (const { _id, reconciler, kind, streamId } of await some({ state: 'open', hasToDo: { $exists: false } })) {
      await toDos.open(toDoIdOf(service, _id), { reconciler, kind, streamId })
      await this.#findings.updateOne({ _id }, { $set: { hasToDo: true } })
    }
    for (const { _id } of await some({ state: { $ne: 'open' }, hasToDo: true })) {
      await toDos.close(toDoIdOf(service, _id))
      await this.#findings.updateOne({ _id }, { $unset: { hasToDo: '' } })
    }
  }

  async countOpen(reconciler: string): Promise<number> {
    return await this.#findings.countDocuments({ reconciler, state: 'open' })
  }

  /** The latest ones, first those that a person has to look at. */
  async list(): Promise<Finding[]> {
    const latest = async (states: readonly Finding['state'][]) =>
      await this.#findings
        .find({ state: { $in: [...states] } })
        .sort({ lastAt: -1 })
        .limit(listedAtOnce)
        .toArray()
    const found = [...(await latest(['open'])), ...(await latest(['repaired', 'resolved']))]
    return found
      .slice(0, listedAtOnce)
      .map(({ _id, firstAt, lastAt, hasToDo, view = null, fields = [], ...finding }) => ({
        ...finding,
        view,
        fields,
        firstAt: firstAt.toISOString(),
        lastAt: lastAt.toISOString(),
      }))
  }

  /** Of two first ones at the same time, one meets the other's id. */
  async #upsert(_id: string, update: mongoose.mongo.UpdateFilter<StoredFinding>): Promise<void> {
    const write = async () => await this.#findings.updateOne({ _id }, update, { upsert: true })
    try {
      await write()
    } catch (error) {
      if (!isDuplicateKey(error)) throw error
      await write()
    }
  }

  async #trim(): Promise<void> {
    const [first] = await this.#findings.find().sort({ lastAt: -1 }).skip(maxFindings).limit(1).toArray()
    if (first === undefined) return
    // What has a to-do stays until that is closed; it is found again in each round, so that few are as old.
    await this.#findings.deleteMany({ lastAt: { $lte: first.lastAt }, hasToDo: { $exists: false } })
  }
}
