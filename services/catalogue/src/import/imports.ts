import { isDuplicateKey } from '@pinline/chassis/event-store/duplicate-key'
import { endsAfter, expiryIndex } from '@pinline/chassis/retention/expiry'
import { sweptAfter } from '@pinline/chassis/retention/sweep'
import type { Platform } from '@pinline/chassis/service'
import type { ColumnMapping, MappedValue, ReadingOptions } from '@pinline/contracts/catalogue/import/import-options'
import type {
  ConstantValue,
  ImportCounts,
  ImportState,
  RowDifference,
} from '@pinline/contracts/catalogue/import/import-row'
import {
  finishedStates,
  type ImportDocument,
  type ImportErrorDocument,
  maxDifferences,
  noCounts,
} from './import-document.ts'
import { type CountedErrors, valueReasons } from './mends-of.ts'
import type { RowError } from './read-row.ts'

const dayMs = 86_400_000
const retentionDays = 30
export const importsSweep = sweptAfter('createdAt', { kind: 'imports', days: retentionDays, from: 'written' })
export const mappingsExpiry = endsAfter('rememberedAt', { kind: 'import-mappings', days: 2 * 365, from: 'updated' })

/** Limit of stored errors; further ones are only counted. */
const maxStoredErrors = 100_000
/** Lines that a group of errors shows. */
const maxGroupLines = 5

interface StoredMapping {
  readonly _id: string
  readonly fields: readonly (readonly [
    header: string,
    field: ColumnMapping['field'],
    values?: readonly MappedValue[],
  ])[]
  readonly rememberedAt: Date
}

/** The field and the mapped values of a column when its columns were last imported. */
export interface StoredColumn {
  readonly field: ColumnMapping['field']
  readonly values: readonly MappedValue[]
}

/** The result of a chunk of rows. */
export interface ChunkOutcome {
  readonly counts: ImportCounts
  readonly share: number
  readonly rowsPerSecond: number
  readonly differences: readonly RowDifference[]
  readonly errors: readonly { readonly line: number; readonly row: number; readonly error: RowError }[]
}

export interface StartOrder {
  readonly options: ReadingOptions
  readonly headers: readonly string[]
  readonly mapping: readonly ColumnMapping[]
  readonly constants: readonly ConstantValue[]
  readonly dryRun: boolean
  readonly startedBy: string
}

/** Imports, their errors, and stored column mappings: plain documents. */
export class Imports {
  readonly #imports
  readonly #errors
  readonly #mappings
  readonly #platform: Pick<Platform, 'db' | 'clock' | 'newId'>

  constructor(platform: Pick<Platform, 'db' | 'clock' | 'newId'>) {
    this.#platform = platform
    this.#imports = platform.db.collection<ImportDocument>('imports')
    this.#errors = platform.db.collection<ImportErrorDocument>('import-errors')
    this.#mappings = platform.db.collection<StoredMapping>('import-mappings')
  }

  async ensureIndexes(): Promise<void> {
    await Promise.all([
      this.#imports.createIndexes([{ key: { createdAt: -1 } }, { key: { state: 1, createdAt: -1 } }]),
      this.#errors.createIndexes([{ key: { importId: 1, run: 1, row: 1, column: 1 } }]),
      this.#mappings.createIndexes([expiryIndex(mappingsExpiry)]),
    ])
  }

  /** Creates an import of a file; one that a repeated request has created is kept. */
  async create(
    id: string,
    about: Pick<
      ImportDocument,
      'kind' | 'fileId' | 'fileName' | 'size' | 'options' | 'headers' | 'mapping' | 'createdBy'
    >,
  ): Promise<void> {
    try {
      await this.#imports.insertOne({
        _id: id,
        ...about,
        state: 'ready',
        run: 0,
        dryRun: false,
        constants: [],
        cursor: 0,
        counts: noCounts,
        share: 0,
        rowsPerSecond: 0,
        differences: [],
        failure: null,
        startedBy: null,
        createdAt: this.#platform.clock.now(),
        startedAt: null,
        finishedAt: null,
      })
    } catch (error) {
      if (!isDuplicateKey(error)) throw error
    }
  }

  async find(id: string): Promise<ImportDocument | undefined> {
    return (await this.#imports.findOne({ _id: id })) ?? undefined
  }

  async list(
    state: ImportState | undefined,
    { descending, skip, limit }: { readonly descending: boolean; readonly skip: number; readonly limit: number },
  ): Promise<{ readonly rows: readonly ImportDocument[]; readonly total: number }> {
    const query = state === undefined ? {} : { state }
    const direction = descending ? -1 : 1
    const [rows, total] = await Promise.all([
      this.#imports
        .find(query, { projection: { differences: 0 } })
        .sort({ createdAt: direction, _id: direction })
        .skip(skip)
        .limit(limit)
        .toArray(),
      this.#imports.countDocuments(query),
    ])
    return { rows, total }
  }

  async many(ids: readonly string[]): Promise<readonly ImportDocument[]> {
    return await this.#imports.find({ _id: { $in: [...ids] } }, { projection: { differences: 0 } }).toArray()
  }

  /** Starts an import from its first row; undefined if it is being worked on. */
  async start(id: string, order: StartOrder): Promise<ImportDocument | undefined> {
    const started = await this.#imports.findOneAndUpdate(
      { _id: id, state: { $in: [...finishedStates] } },
      {
        $set: {
          ...order,
          state: 'waiting',
          cursor: 0,
          counts: noCounts,
          share: 0,
          rowsPerSecond: 0,
          differences: [],
          failure: null,
          startedAt: this.#platform.clock.now(),
          finishedAt: null,
        },
        $inc: { run: 1 },
      },
      { returnDocument: 'after' },
    )
    if (started === null) return undefined
    await this.#errors.deleteMany({ importId: id, run: { $lt: started.run } })
    return started
  }

  /** Requests the end of a run; returns the import's current state. */
  async cancel(id: string): Promise<ImportDocument | undefined> {
    await this.#imports.updateOne(
      { _id: id, state: { $in: ['waiting', 'running'] } },
      { $set: { state: 'cancelling' } },
    )
    return await this.find(id)
  }

  /** Claims a started import; returns its progress. Undefined if there is nothing to do. */
  async take(id: string): Promise<ImportDocument | undefined> {
    await this.#imports.updateOne({ _id: id, state: 'waiting' }, { $set: { state: 'running' } })
    const found = await this.find(id)
    return found === undefined || finishedStates.includes(found.state) ? undefined : found
  }

  /**
   * Moves the cursor past a completed chunk, and adds its result; false if another instance has done so, or the end was
   * requested. Both in one write, so that nothing is counted twice.
   */
  async advance(
    { _id, run, cursor, counts: before }: ImportDocument,
    to: number,
    outcome: ChunkOutcome,
  ): Promise<ImportDocument | undefined> {
    const { counts, share, rowsPerSecond, differences, errors } = outcome
    if (before.wrong < maxStoredErrors) await this.#keepFaults(_id, run, errors)
    const moved = await this.#imports.findOneAndUpdate(
      { _id, run, cursor, state: { $in: ['running', 'cancelling'] } },
      {
        $set: { cursor: to, share, rowsPerSecond },
        $inc: Object.fromEntries(Object.entries(counts).map(([name, count]) => [`counts.${name}`, count])),
        $push: { differences: { $each: [...differences], $slice: maxDifferences } },
      },
      { returnDocument: 'after' },
    )
    return moved ?? undefined
  }

  async #keepFaults(importId: string, run: number, errors: ChunkOutcome['errors']): Promise<void> {
    if (errors.length === 0) return
    await this.#errors.bulkWrite(
      errors.map(({ line, row, error }) => {
        const _id = `${importId}-${run}-${row}-${error.column ?? ''}`
        return { replaceOne: { filter: { _id }, replacement: { importId, run, line, row, ...error }, upsert: true } }
      }),
      { ordered: false },
    )
  }

  /** Ends a run, unless another has begun. */
  async finish(
    { _id, run }: ImportDocument,
    state: ImportState,
    failure: ImportDocument['failure'] = null,
  ): Promise<void> {
    await this.#imports.updateOne(
      { _id, run, state: { $nin: [...finishedStates] } },
      {
        $set: {
          state,
          failure,
          rowsPerSecond: 0,
          finishedAt: this.#platform.clock.now(),
          ...(state === 'done' ? { share: 1 } : {}),
        },
      },
    )
  }

  /** Imports that need work, oldest first. */
  async due(): Promise<readonly string[]> {
    const documents = await this.#imports
      .find({ state: { $nin: [...finishedStates] } }, { projection: { _id: 1 } })
      .sort({ createdAt: 1 })
      .limit(20)
      .toArray()
    return documents.map(({ _id }) => _id)
  }

  async errors(
    { _id, run }: Pick<ImportDocument, '_id' | 'run'>,
    { skip, limit }: { readonly skip: number; readonly limit: number },
  ): Promise<{ readonly rows: readonly ImportErrorDocument[]; readonly total: number }> {
    const query = { importId: _id, run }
    const [rows, total] = await Promise.all([
      this.#errors.find(query).sort({ row: 1, column: 1 }).skip(skip).limit(limit).toArray(),
      this.#errors.countDocuments(query),
    ])
    return { rows, total }
  }

  /** Errors of the latest run by reason, column and, where the reason depends on it, value: the largest group first. */
  async errorGroups(
    { _id, run }: Pick<ImportDocument, '_id' | 'run'>,
    { skip, limit }: { readonly skip: number; readonly limit: number },
  ): Promise<{ readonly groups: readonly CountedErrors[]; readonly total: number }> {
    const isOfValue = { $in: ['$reason', [...valueReasons]] }
    const grouped = [
      { $match: { importId: _id, run } },
      { $sort: { row: 1, column: 1 } },
      {
        $group: {
          _id: { reason: '$reason', column: '$column', value: { $cond: [isOfValue, '$value', null] } },
          hint: { $first: { $cond: [isOfValue, { $ifNull: ['$hint', null] }, null] } },
          count: { $sum: 1 },
          lines: { $firstN: { input: '$line', n: maxGroupLines } },
        },
      },
    ]
    const [groups, counted] = await Promise.all([
      this.#errors
        .aggregate<{ readonly _id: Pick<CountedErrors, 'reason' | 'column' | 'value'> } & Omit<CountedErrors, 'value'>>(
          [...grouped, { $sort: { count: -1, _id: 1 } }, { $skip: skip }, { $limit: limit }],
        )
        .toArray(),
      this.#errors.aggregate<{ readonly total: number }>([...grouped, { $count: 'total' }]).toArray(),
    ])
    return {
      groups: groups.map(({ _id: { reason, column, value }, hint, count, lines }) => ({
        ...{ reason, column, value, hint, count, lines },
      })),
      total: counted[0]?.total ?? 0,
    }
  }

  /** Every error of the latest run, by row. */
  async *errorsByLine({ _id, run }: Pick<ImportDocument, '_id' | 'run'>) {
    yield* this.#errors.find({ importId: _id, run }).sort({ row: 1, column: 1 }).batchSize(1000)
  }

  /** The stored mapping of these columns; undefined if there is none. */
  async storedFields(key: string): Promise<ReadonlyMap<string, StoredColumn> | undefined> {
    const known = await this.#mappings.findOne({ _id: key })
    return known === null
      ? undefined
      : new Map(known.fields.map(([header, field, values = []]) => [header, { field, values }]))
  }

  async storeMapping(key: string, headers: readonly string[], mapping: readonly ColumnMapping[]): Promise<void> {
    const fields = headers.map((header, index) => {
      const { field = null, values = [] } = mapping[index] ?? {}
      return [header, field, values] as const
    })
    await this.#mappings.updateOne(
      { _id: key },
      { $set: { fields, rememberedAt: this.#platform.clock.now() } },
      { upsert: true },
    )
  }

  /** Expired imports; the caller removes their files. */
  async over(): Promise<readonly Pick<ImportDocument, '_id' | 'fileId'>[]> {
    const before = new Date(this.#platform.clock.now().getTime() - retentionDays * dayMs)
    return await this.#imports
      .find({ state: { $in: [...finishedStates] }, createdAt: { $lt: before } })
      .limit(100)
      .toArray()
  }

  async remove(id: string): Promise<void> {
    await this.#errors.deleteMany({ importId: id })
    await this.#imports.deleteOne({ _id: id })
  }
}
