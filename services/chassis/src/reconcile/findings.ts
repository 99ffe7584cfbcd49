import type { Finding } from '@pinline/contracts/api/reconcile'
import type mongoose from 'mongoose'
import { isDuplicateKey } from '../event-store/duplicate-key.ts'
import type { Deviation } from './reconciler.ts'

interface StoredFinding extends Omit<Finding, 'firstAt' | 'lastAt'> {
  /** `<reconciler>:<kind>:<stream>`: found again, it is the same finding. */
  readonly _id: string
  readonly firstAt: Date
  readonly lastAt: Date
}

const maxFindings = 1000
const listedAtOnce = 50

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
    await this.#findings.createIndexes([{ key: { lastAt: -1 } }, { key: { reconciler: 1, state: 1, lastAt: -1 } }])
  }

  async record(reconciler: string, deviations: readonly Deviation[], now: Date): Promise<void> {
    for (const { kind, streamId, detail, state } of deviations) {
      const _id = `${reconciler}:${kind}:${streamId}`
      await this.#upsert(_id, {
        $set: { detail, state, lastAt: now },
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
    return found.slice(0, listedAtOnce).map(({ _id, firstAt, lastAt, ...finding }) => ({
      ...finding,
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
    if (first !== undefined) await this.#findings.deleteMany({ lastAt: { $lte: first.lastAt } })
  }
}
