import { sweptAfter } from '@pinline/chassis/retention/sweep'
import type { Platform } from '@pinline/chassis/service'
import { type FormNo, formNo } from '@pinline/events/ids'

/** Age from which a form that is not committed never will be. */
const committingTimeoutMs = 3_600_000
const sweepBatchSize = 200

export const formDraftsSweep = sweptAfter('createdAt', {
  kind: 'form-drafts',
  seconds: committingTimeoutMs / 1000,
  from: 'written',
})

interface FormDraft {
  readonly _id: FormNo
  readonly createdAt: Date
}

/** The job that erases texts of forms that were never committed. */
export const sweepFormDraftsName = 'sweep-form-drafts'

/**
 * Numbers of forms whose texts are in the vault, but whose commit is still to come: created before the texts, deleted after
 * the commit. Prevents the failure "a crash between the two leaves personal data that no erasure finds".
 */
export class FormDrafts {
  readonly #platform: Pick<Platform, 'db' | 'clock'>

  constructor(platform: Pick<Platform, 'db' | 'clock'>) {
    this.#platform = platform
  }

  get #drafts() {
    return this.#platform.db.collection<FormDraft>('form-drafts', { writeConcern: { w: 'majority' } })
  }

  async ensureIndexes(): Promise<void> {
    await this.#drafts.createIndex({ createdAt: 1 })
  }

  /** Texts of this form are about to be stored. */
  async begin(number: FormNo): Promise<void> {
    await this.#drafts.insertOne({ _id: number, createdAt: this.#platform.clock.now() })
  }

  /** The form is committed, or its texts are erased. */
  async end(number: FormNo): Promise<void> {
    await this.#drafts.deleteOne({ _id: number })
  }

  /** Forms that should be committed by now. */
  async due(now: Date): Promise<readonly FormNo[]> {
    const found = await this.#drafts
      .find({ createdAt: { $lte: new Date(now.getTime() - committingTimeoutMs) } })
      .sort({ createdAt: 1 })
      .limit(sweepBatchSize)
      .toArray()
    return found.map(({ _id }) => formNo.parse(_id))
  }
}
