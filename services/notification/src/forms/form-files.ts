import { randomBytes } from 'node:crypto'
import type { CheckedFile } from '@pinline/chassis/files/check-upload'
import { type fileStoreConfig, fileStoreOf } from '@pinline/chassis/files/file-store'
import { sweptAfter } from '@pinline/chassis/retention/sweep'
import type { Platform } from '@pinline/chassis/service'
import { type Rejection, rejection } from '@pinline/contracts/api/error-codes'
import { displayNameOf, type MediaType } from '@pinline/contracts/catalogue/file/upload-rules'
import { type FormFileId, type FormNo, formFileId } from '@pinline/events/ids'
import type { z } from 'zod'

/** What is known of a file; its bytes are stored under `_id`. */
export interface FormFileDocument {
  readonly _id: FormFileId
  readonly formNo: FormNo
  readonly name: string
  readonly type: MediaType
  /** Bytes. */
  readonly size: number
  readonly createdAt: Date
  /** `storing` until its form is committed. */
  readonly state: 'storing' | 'kept'
}

const dayMs = 86_400_000
/** Age from which a file whose form is not committed never gets one. */
const storingTimeoutMs = 3_600_000
const sweepBatchSize = 200

/** Files whose form is not committed yet. */
export const formFilesSweep = sweptAfter('createdAt', {
  ...{ kind: 'unsent-form-files', collection: 'form-files', from: 'written', seconds: storingTimeoutMs / 1000 },
  where: { state: 'storing' },
})

/** The job that deletes files without a form. */
export const sweepFormFilesName = 'sweep-form-files'

/**
 * The files of forms: metadata in MongoDB, bytes in the file store. The document is created before the bytes and deleted
 * after them, so that the sweep knows of everything in the store.
 */
export class FormFiles {
  readonly #platform: Pick<Platform, 'db' | 'clock'>
  readonly #store
  readonly #bytesPerDay: number

  constructor(platform: Platform<z.infer<typeof fileStoreConfig>>, bytesPerDay: number) {
    this.#platform = platform
    this.#store = fileStoreOf(platform, 'form-files')
    this.#bytesPerDay = bytesPerDay
  }

  get #files() {
    return this.#platform.db.collection<FormFileDocument>('form-files')
  }

  async ensureIndexes(): Promise<void> {
    await this.#files.createIndexes([
      { key: { formNo: 1 } },
      { key: { createdAt: 1 } },
      { key: { state: 1, createdAt: 1 } },
    ])
  }

  /**
   * Stores the files of a form that is about to be committed. Refused with `quota-reached` where the files of a day would
   * be too large together. Prevents the failure "visitors from many addresses filled the disk".
   */
  async put(
    formNo: FormNo,
    files: readonly { readonly name: string; readonly checked: CheckedFile<MediaType> }[],
  ): Promise<FormFileId[] | Rejection> {
    if (files.length === 0) return []
    const createdAt = this.#platform.clock.now()
    const documents = files.map(({ name, checked: { type, size } }): FormFileDocument => {
      const _id = formFileId.parse(`e-${randomBytes(16).toString('hex')}`)
      return { _id, formNo, name: displayNameOf(name, type), type, size, createdAt, state: 'storing' }
    })
    await this.#files.insertMany(documents)
    if ((await this.#bytesSince(new Date(createdAt.getTime() - dayMs))) > this.#bytesPerDay) {
      await this.#files.deleteMany({ _id: { $in: documents.map(({ _id }) => _id) } })
      return rejection('quota-reached', { errors: { file: 'quota-reached' } })
    }
    for (const [place, { _id }] of documents.entries()) {
      const source = files[place]?.checked.source
      if (source !== undefined) await this.#store.put(_id, source)
    }
    return documents.map(({ _id }) => _id)
  }

  async #bytesSince(since: Date): Promise<number> {
    const [sum] = await this.#files
      .aggregate<{ bytes: number }>([
        { $match: { createdAt: { $gte: since } } },
        { $group: { _id: null, bytes: { $sum: '$size' } } },
      ])
      .toArray()
    return sum?.bytes ?? 0
  }

  /** The form of these files is committed. */
  async keep(ids: readonly FormFileId[]): Promise<void> {
    if (ids.length > 0) await this.#files.updateMany({ _id: { $in: [...ids] } }, { $set: { state: 'kept' } })
  }

  async find(id: string): Promise<FormFileDocument | undefined> {
    const known = formFileId.safeParse(id)
    return known.success ? ((await this.#files.findOne({ _id: known.data })) ?? undefined) : undefined
  }

  /** Several files, by their ids. */
  async many(ids: readonly FormFileId[]): Promise<ReadonlyMap<FormFileId, FormFileDocument>> {
    if (ids.length === 0) return new Map()
    const found = await this.#files.find({ _id: { $in: [...ids] } }).toArray()
    return new Map(found.map((file) => [file._id, file]))
  }

  async bytes({ _id }: FormFileDocument) {
    return await this.#store.open(_id)
  }

  /** Deletes files for good. Does nothing where one is gone. */
  async remove(ids: readonly FormFileId[]): Promise<void> {
    for (const id of ids) {
      await this.#store.remove(id)
      await this.#files.deleteOne({ _id: id })
    }
  }

  /** Deletes the files of forms for good. */
  async eraseForms(formNos: readonly FormNo[]): Promise<void> {
    if (formNos.length === 0) return
    const found = await this.#files.find({ formNo: { $in: [...formNos] } }, { projection: { _id: 1 } }).toArray()
    await this.remove(found.map(({ _id }) => _id))
  }

  /** Files whose form should be committed by now. */
  async due(now: Date): Promise<readonly FormFileId[]> {
    const found = await this.#files
      .find(
        { state: 'storing', createdAt: { $lte: new Date(now.getTime() - storingTimeoutMs) } },
        { projection: { _id: 1 } },
      )
      .sort({ createdAt: 1 })
      .limit(sweepBatchSize)
      .toArray()
    return found.map(({ _id }) => _id)
  }
}
