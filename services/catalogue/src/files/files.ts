import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { escapeRegExp } from '@pinline/chassis/escape-reg-exp'
import { isDuplicateKey } from '@pinline/chassis/event-store/duplicate-key'
import { webpOfWidth } from '@pinline/chassis/files/clean-image'
import type { FilePort, FileSource } from '@pinline/chassis/files/file-port'
import type { Platform } from '@pinline/chassis/service'
import { type Rejection, rejection } from '@pinline/contracts/api/error-codes'
import { type PictureWidth, pictureWidths } from '@pinline/contracts/catalogue/content/picture-url'
import type { FileOwner } from '@pinline/contracts/catalogue/file/file-row'
import type { FileFilter } from '@pinline/contracts/catalogue/file/list-files'
import { typesOfKind, type UploadModule } from '@pinline/contracts/catalogue/file/upload-rules'
import type { FileDocument } from './file-document.ts'

const hourMs = 3_600_000
/** Age from which announced bytes no longer arrive. */
export const storingTimeoutMs = hourMs
const sweepBatchSize = 200
/** Retries if another replacement detaches files while they are being attached. */
const maxOvertaken = 40

/** The job that lets files go. */
export const sweepName = 'sweep-files'
/** Files that nothing is attached to from the start are the library's. */
export const library = 'library'
const libraryModules: readonly UploadModule[] = ['admin', 'editor']

export type FileSort = 'createdAt' | 'size' | 'name'

/** A request with an idempotency key, as in the chassis. */
export interface RepeatableRequest {
  readonly id: string
  readonly hash: string
}

interface Settings {
  /** Bytes of one owner. */
  readonly quota: Readonly<Record<FileOwner['kind'], number>>
  /** Lifetime of a file that is not attached, ms. */
  readonly unattachedTtlMs: number
}

/**
 * The files of all modules: metadata in MongoDB, bytes in a store. The document is created before the bytes and deleted
 * after them, so that the sweep knows of everything in the store.
 */
export class Files {
  readonly #files
  readonly #platform: Pick<Platform, 'db' | 'clock' | 'newId' | 'wake'>
  readonly #store: FilePort
  readonly #settings: Settings

  constructor(platform: Pick<Platform, 'db' | 'clock' | 'newId' | 'wake'>, store: FilePort, settings: Settings) {
    this.#platform = platform
    this.#store = store
    this.#settings = settings
    this.#files = platform.db.collection<FileDocument>('files')
  }

  async ensureIndexes(): Promise<void> {
    await this.#files.createIndexes([
      { key: { 'owner.kind': 1, 'owner.id': 1, createdAt: -1 } },
      { key: { 'sharedWith.kind': 1, 'sharedWith.id': 1, createdAt: 1 }, sparse: true },
      { key: { attachedTo: 1, createdAt: -1 } },
      { key: { attachedTo: 1, size: -1 } },
      { key: { attachedTo: 1, name: 1 } },
      { key: { attachedTo: 1, type: 1, createdAt: -1 } },
      { key: { attachedTo: 1, sortId: 1, createdAt: -1 } },
      { key: { status: 1, createdAt: 1 } },
    ])
  }

  /** The file that a request with this key uploaded; refused if the key was used for another file. */
  async ofRequest({ id, hash }: RepeatableRequest): Promise<FileDocument | Rejection | undefined> {
    const known = await this.#files.findOne({ _id: fileIdOf(id) })
    if (known === null) return undefined
    if (known.requestHash !== hash) return rejection('idempotency-key-reused')
    return known.status === 'kept' ? known : undefined
  }

  /** Stores a file, completely or not at all. Refused with `quota-reached` if its owner has no quota left. */
  async storeFile(
    about: Pick<FileDocument, 'owner' | 'module' | 'name' | 'type' | 'kind' | 'size' | 'width' | 'height' | 'sortId'>,
    source: FileSource,
    request?: RepeatableRequest,
  ): Promise<FileDocument | Rejection> {
    const document: FileDocument = {
      ...about,
      _id: request === undefined ? this.#platform.newId('f') : fileIdOf(request.id),
      ...(request === undefined ? {} : { requestHash: request.hash }),
      attachedTo: libraryModules.includes(about.module) ? library : null,
      createdAt: this.#platform.clock.now(),
      status: 'storing',
    }
    try {
      await this.#files.insertOne(document)
    } catch (error) {
      if (!isDuplicateKey(error)) throw error
      const known = request === undefined ? undefined : await this.ofRequest(request)
      if (known !== undefined) return known
    }
    // Counted with its own size: of two concurrent uploads both may be refused, but they never exceed the quota.
    if ((await this.#bytesOf(about.owner)) > this.#settings.quota[about.owner.kind]) {
      await this.#files.deleteOne({ _id: document._id })
      return rejection('quota-reached', { errors: { file: 'quota-reached' } })
    }
    await this.#store.put(document._id, source)
    const stored = await this.#files.updateOne({ _id: document._id, status: 'storing' }, { $set: { status: 'kept' } })
    if (stored.matchedCount === 0 && (await this.find(document._id)) === undefined)
      throw new Error('the sweep overtook an upload')
    if (document.attachedTo === null)
      this.#platform.wake(
        sweepName,
        document._id,
        new Date(document.createdAt.getTime() + this.#settings.unattachedTtlMs + 1),
      )
    return { ...document, status: 'kept' }
  }

  async #bytesOf(owner: FileOwner): Promise<number> {
    const [sum] = await this.#files
      .aggregate<{ bytes: number }>([{ $match: ownedBy(owner) }, { $group: { _id: null, bytes: { $sum: '$size' } } }])
      .toArray()
    return sum?.bytes ?? 0
  }

  async find(id: string): Promise<FileDocument | undefined> {
    return (await this.#files.findOne({ _id: id, status: 'kept' })) ?? undefined
  }

  /** Those of these files that are stored. */
  async stored(ids: readonly string[]): Promise<readonly FileDocument[]> {
    return await this.#files.find({ _id: { $in: [...ids] }, status: 'kept' }).toArray()
  }

  /**
   * A picture in a width, as WebP: made once and stored beside it, until the file goes. Undefined if it is no picture, or
   * its bytes are gone.
   */
  async picture(file: FileDocument, width: PictureWidth): Promise<Buffer | undefined> {
    if (!file.type.startsWith('image/')) return undefined
    const known = await this.#store.open(resizedName(file._id, width))
    if (known !== undefined) return await buffer(known.stream)
    const original = await this.bytes(file)
    if (original === undefined) return undefined
    const bytes = await webpOfWidth(await buffer(original.stream), width)
    await this.#store.put(resizedName(file._id, width), { bytes })
    return bytes
  }

  async bytes(file: FileDocument) {
    return await this.#store.open(file._id)
  }

  /** Files of this owner, and those that are shared with them. */
  async ofOwner(owner: FileOwner): Promise<readonly FileDocument[]> {
    return await this.#files
      .find({ ...ofPerson(owner), status: 'kept' })
      .sort({ createdAt: 1 })
      .toArray()
  }

  /** The library: `skip` and `limit` count rows. */
  async list(
    filter: FileFilter,
    { field, descending, skip, limit }: { field: FileSort; descending: boolean; skip: number; limit: number },
  ): Promise<{ readonly rows: readonly FileDocument[]; readonly total: number }> {
    const query = {
      attachedTo: library,
      status: 'kept' as const,
      ...(filter.type === undefined ? {} : { type: { $in: [...typesOfKind[filter.type]] } }),
      ...(filter.sortId === undefined ? {} : { sortId: filter.sortId }),
      ...(filter.module === undefined ? {} : { module: filter.module }),
      ...(filter.q === undefined || filter.q.trim() === ''
        ? {}
        : { name: { $regex: escapeRegExp(filter.q.trim()), $options: 'i' } }),
    }
    const direction = descending ? -1 : 1
    const [rows, total] = await Promise.all([
      this.#files
        .find(query)
        .sort({ [field]: direction, _id: direction })
        .skip(skip)
        .limit(limit)
        .toArray(),
      this.#files.countDocuments(query),
    ])
    return { rows, total }
  }

  async many(ids: readonly string[]): Promise<readonly FileDocument[]> {
    return await this.#files.find({ _id: { $in: [...ids] }, attachedTo: library, status: 'kept' }).toArray()
  }

  /** Attaches all of them or none; see the contract. */
  async attach(request: {
    readonly fileIds: readonly string[]
    readonly to: string
    readonly owner: FileOwner
    readonly module?: UploadModule | undefined
    readonly sharedWith?: FileOwner | undefined
    readonly replaces: boolean
  }): Promise<number | Rejection> {
    const { to, owner, sharedWith, replaces } = request
    const fileIds = [...new Set(request.fileIds)]
    const wanted = {
      _id: { $in: fileIds },
      ...ownedBy(owner),
      status: 'kept' as const,
      ...(request.module === undefined ? {} : { module: request.module }),
    }
    const before = await this.#files.find({ ...wanted, attachedTo: to }, { projection: { _id: 1 } }).toArray()
    const attachment = {
      $set: { attachedTo: to, ...(sharedWith === undefined ? {} : { sharedWith }) },
      $unset: { detachedAt: '' as const },
    }
    const detached = detachedAt(this.#platform.clock.now())
    let attached = 0
    for (let overtaken = 0; overtaken < maxOvertaken; overtaken += 1) {
      await this.#files.updateMany({ ...wanted, attachedTo: null }, attachment)
      attached = await this.#files.countDocuments({ ...wanted, attachedTo: to })
      if (attached === fileIds.length) break
      // A concurrent replacement detaches all others, including ones unknown to it.
      const free = await this.#files.countDocuments({ ...wanted, attachedTo: { $in: [null, to] } })
      if (free < fileIds.length) break
    }
    if (attached < fileIds.length) {
      const fresh = fileIds.filter((id) => !before.some(({ _id }) => _id === id))
      await this.#files.updateMany({ _id: { $in: fresh }, attachedTo: to }, detached)
      return rejection('file-not-found')
    }
    if (replaces) await this.#files.updateMany({ _id: { $nin: fileIds }, ...ownedBy(owner), attachedTo: to }, detached)
    return attached
  }

  /** Detaches files; they are deleted by the next sweep. */
  async detach(fileIds: readonly string[], from: string): Promise<void> {
    if (fileIds.length === 0) return
    const now = this.#platform.clock.now()
    await this.#files.updateMany({ _id: { $in: [...fileIds] }, attachedTo: from }, detachedAt(now))
    const due = new Date(now.getTime() + this.#settings.unattachedTtlMs + 1)
    for (const id of fileIds) this.#platform.wake(sweepName, id, due)
  }

  /** Gives files of the library another sort; returns those that were in it. */
  async moveInLibrary(ids: readonly string[], sortId: string | null): Promise<readonly string[]> {
    const found = (await this.many(ids)).map(({ _id }) => _id)
    await this.#files.updateMany({ _id: { $in: found }, attachedTo: library }, { $set: { sortId } })
    return found
  }

  /** How many files of the library have each sort. */
  async countBySort(): Promise<readonly { readonly sortId: string; readonly files: number }[]> {
    const counted = await this.#files
      .aggregate<{ _id: string; files: number }>([
        { $match: { attachedTo: library, status: 'kept', sortId: { $type: 'string' } } },
        { $group: { _id: '$sortId', files: { $sum: 1 } } },
      ])
      .toArray()
    return counted.map(({ _id, files }) => ({ sortId: _id, files }))
  }

  /** Removes files from the library; returns those that were in it. */
  async removeFromLibrary(ids: readonly string[]): Promise<readonly string[]> {
    return await this.#removeAll(await this.many(ids))
  }

  /** Erases the files of this owner, and those that are shared with them. */
  async eraseOwner(owner: FileOwner): Promise<number> {
    return (await this.#removeAll(await this.#files.find(ofPerson(owner)).toArray())).length
  }

  async #removeAll(documents: readonly FileDocument[]): Promise<readonly string[]> {
    for (const { _id } of documents) await this.remove(_id)
    return documents.map(({ _id }) => _id)
  }

  /** Deletes its bytes, and then its document. Does nothing if it is gone. */
  async remove(id: string): Promise<void> {
    await this.#files.updateOne({ _id: id }, { $set: { status: 'leaving' } })
    for (const width of pictureWidths) await this.#store.remove(resizedName(id, width))
    await this.#store.remove(id)
    await this.#files.deleteOne({ _id: id })
  }

  /** Expired files: never attached, never stored, or partly removed. */
  async due(now: Date): Promise<readonly string[]> {
    const documents = await this.#files
      .find(this.#overdue(now), { projection: { _id: 1 } })
      .sort({ createdAt: 1 })
      .limit(sweepBatchSize)
      .toArray()
    return documents.map(({ _id }) => _id)
  }

  /** Lets a file go that is still due: something may have been attached to it in the meantime. */
  async deleteUnattached(id: string): Promise<void> {
    const overdue = this.#overdue(this.#platform.clock.now())
    const found = await this.#files.findOneAndUpdate({ _id: id, ...overdue }, { $set: { status: 'leaving' } })
    if (found !== null) await this.remove(id)
  }

  #overdue(now: Date) {
    return {
      $or: [
        {
          status: 'kept' as const,
          attachedTo: null,
          createdAt: { $lt: new Date(now.getTime() - this.#settings.unattachedTtlMs) },
        },
        { status: 'storing' as const, createdAt: { $lt: new Date(now.getTime() - storingTimeoutMs) } },
        { status: 'leaving' as const },
      ],
    }
  }
}

/** The same id for every repetition of a request, whose response is not stored: file names are personal data. */
const fileIdOf = (requestId: string): string => `f-${createHash('sha256').update(requestId).digest('hex').slice(0, 24)}`

/** The name under which a picture in a width is stored. */
const resizedName = (id: string, width: PictureWidth): string =>
  `w-${createHash('sha256').update(`${id} ${width}`).digest('hex').slice(0, 32)}`

const ownedBy = ({ kind, id }: FileOwner) => ({ 'owner.kind': kind, 'owner.id': id })

const ofPerson = (person: FileOwner) => ({
  $or: [ownedBy(person), { 'sharedWith.kind': person.kind, 'sharedWith.id': person.id }],
})

/** What is detached is nobody's to read but its owner's. */
const detachedAt = (at: Date) => ({ $set: { attachedTo: null, detachedAt: at }, $unset: { sharedWith: '' } }) as const
