import { setImmediate as otherWork } from 'node:timers/promises'
import type { CommandContext } from '@pinline/chassis/event-store/commit'
import type { NewCommit } from '@pinline/chassis/event-store/event-store'
import { loadStreams } from '@pinline/chassis/event-store/handle-command'
import type { Platform } from '@pinline/chassis/service'
import type { Position } from '@pinline/contracts/api/position'
import type { RelationKind } from '@pinline/events/catalogue/product-relation'
import type { Actor } from '@pinline/events/event'
import type { ProductId } from '@pinline/events/ids'
import { priceDecider } from '../domain/price/price-decider.ts'
import { productDecider } from '../domain/product/product-decider.ts'
import { stockDecider } from '../domain/stock/stock-decider.ts'
import { type StreamKind, streamOf } from '../identity/product-id-of.ts'
import type { ImportColumn } from './column-cell.ts'
import { decideRow, type PresentPart, type Relations, type Replacement, type RowDecision } from './decide-row.ts'
import type { PartIds } from './part-ids.ts'
import { errorAt, type RowError, type RowValues } from './read-row.ts'
import { type RelationField, relationFields } from './relation-fields.ts'

const kinds = ['product', 'price', 'stock'] as const satisfies readonly StreamKind[]
const maxAttempts = 12
const stockFields: ReadonlySet<string> = new Set(['onHand', 'deliveries', 'deliveryQuantity', 'deliveryDate'])
/** Rows decided on per turn of the event loop. */
const rowsPerTurn = 25

type DecidedRow = Exclude<RowDecision, { kind: 'wrong' }>

/** The result of one row. */
export type RowResult =
  | { readonly kind: 'wrong'; readonly errors: readonly RowError[] }
  | { readonly kind: 'new' | 'changed' | 'unchanged'; readonly before: PresentPart; readonly after: PresentPart }

export interface ChunkDeps {
  readonly platform: Pick<Platform, 'store'>
  readonly importId: string
  readonly run: number
  readonly actor: Actor
  readonly columns: readonly ImportColumn[]
  readonly partIds: PartIds
  readonly dryRun: boolean
  /** The day on which the run began, yyyy-mm-dd. */
  readonly today: string
}

interface Row {
  readonly values: RowValues
  readonly productId: ProductId
}

interface Decided extends Row {
  readonly before: PresentPart
  readonly decision: RowDecision
}

/** Which streams a file's columns concern: the others are not read. */
const mentionsProduct = (columns: readonly ImportColumn[], kind: 'price' | 'stock'): boolean =>
  columns.some(({ field }) => (kind === 'price' ? field.startsWith('price.') : stockFields.has(field)))

const versionsOf = async ({ platform, columns }: ChunkDeps, rows: readonly Row[]) => {
  const idsOf = (kind: StreamKind) => rows.map(({ productId }) => streamOf(kind, productId))
  const idsIf = (kind: 'price' | 'stock') => (mentionsProduct(columns, kind) ? idsOf(kind) : [])
  const [product, price, stock] = await Promise.all([
    loadStreams(platform, productDecider, idsOf('product')),
    loadStreams(platform, priceDecider, idsIf('price')),
    loadStreams(platform, stockDecider, idsIf('stock')),
  ])
  return { product, price, stock }
}

type Versions = Awaited<ReturnType<typeof versionsOf>>

const presentOf = ({ product, price, stock }: Versions, id: ProductId): PresentPart => ({
  product: product.get(streamOf('product', id))?.state ?? productDecider.initial,
  price: price.get(streamOf('price', id))?.state ?? priceDecider.initial,
  stock: stock.get(streamOf('stock', id))?.state ?? stockDecider.initial,
})

const replacementOf = (partIds: PartIds, { manufacturer, replacement }: RowValues): Replacement | 'unknown-part' => {
  if (replacement === undefined) return undefined
  if (replacement === null) return { productId: null, successors: [] }
  const found = partIds.find(manufacturer, replacement)
  return found === undefined ? 'unknown-part' : { productId: found, successors: partIds.successorsOf(found) }
}

/** The parts of each list by kind; the column of one that has an unknown part. */
const relationsOf = (partIds: PartIds, { manufacturer, relations }: RowValues): Relations | RelationField => {
  if (relations === undefined) return undefined
  const lists = new Map<RelationKind, ProductId[]>()
  for (const [field, parts] of relations) {
    const ids = parts.map((part) => partIds.find(manufacturer, part))
    const known = ids.filter((id) => id !== undefined)
    if (known.length < ids.length) return field
    lists.set(relationFields[field], [...new Set(known)])
  }
  return lists
}

const decided = ({ partIds, today }: ChunkDeps, { values, productId }: Row, versions: Versions): Decided => {
  const before = presentOf(versions, productId)
  const replacement = replacementOf(partIds, values)
  if (replacement === 'unknown-part')
    return {
      values,
      productId,
      before,
      decision: { kind: 'wrong', errors: [{ field: 'replacement', reason: replacement }] },
    }
  const relations = relationsOf(partIds, values)
  if (typeof relations === 'string')
    return {
      values,
      productId,
      before,
      decision: { kind: 'wrong', errors: [{ field: relations, reason: 'unknown-part' }] },
    }
  const spelled = { ...values, manufacturer: partIds.spelled(values.manufacturer) }
  return { values, productId, before, decision: decideRow(spelled, before, productId, replacement, today, relations) }
}

const requestOf = ({ importId, run }: ChunkDeps, row: number, kind: StreamKind): string =>
  `import-${importId}-${run}-${row}-${kind}`

/** A row to write. */
interface Taken {
  readonly row: Row
  readonly before: PresentPart
  readonly decision: DecidedRow
}

const commitsOf = (
  deps: ChunkDeps,
  { row: { values, productId }, decision: { eventsByKind } }: Taken,
  versions: Versions,
  of: readonly (typeof kinds)[number][],
): NewCommit[] => {
  const { importId, actor } = deps
  return of.flatMap((kind) => {
    const events = eventsByKind[kind]
    if (events.length === 0) return []
    const streamId = streamOf(kind, productId)
    const context: CommandContext = {
      actor,
      correlationId: importId,
      causationId: importId,
      request: { id: requestOf(deps, values.row, kind), hash: importId },
    }
    const version = (versions[kind].get(streamId)?.version ?? 0) + 1
    return [{ streamType: kind, streamId, version, events, context, command: 'import-products' }]
  })
}

/** The requests of these rows that are committed already, with the first event of each. */
const knownRequests = async (deps: ChunkDeps, rows: readonly Row[]): Promise<ReadonlyMap<string, string>> => {
  const ids = rows.flatMap(({ values }) => kinds.map((kind) => requestOf(deps, values.row, kind)))
  if (ids.length === 0) return new Map()
  const commits = deps.platform.store.commits.find(
    { 'requests.id': { $in: ids } },
    { projection: { 'requests.id': 1, 'events.type': 1 } },
  )
  const known = new Map<string, string>()
  for await (const { requests, events } of commits)
    for (const { id } of requests ?? []) known.set(id, events[0]?.type ?? '')
  return known
}

/** The end of a commit, for whoever waits until views have it. */
const positionOf = ({ store }: ChunkDeps['platform'], commit: NewCommit): Position => ({
  service: store.service,
  streamType: commit.streamType,
  streamId: commit.streamId,
  version: commit.version + commit.events.length - 1,
})

/**
 * Inserts the stock of all rows, then product and price of those whose stock is in. Orders take versions of a stock at any
 * time, and the next decision on a row may refuse it. Prevents the failure "a row is rejected, and its price was stored".
 */
const insertRows = async (
  deps: ChunkDeps,
  taken: readonly Taken[],
  versions: Versions,
): Promise<{ readonly whole: boolean; readonly position: Position | undefined }> => {
  const { store } = deps.platform
  const stocks = taken.flatMap((one) => commitsOf(deps, one, versions, ['stock']))
  const stocksInserted = await store.appendMany(stocks)
  const isWhole = stocksInserted === stocks.length
  const withStock = isWhole ? [] : taken.filter(({ decision }) => decision.eventsByKind.stock.length > 0)
  const known = await knownRequests(
    deps,
    withStock.map(({ row }) => row),
  )
  const refused = new Set(withStock.filter(({ row }) => !known.has(requestOf(deps, row.values.row, 'stock'))))
  const others = taken
    .filter((one) => !refused.has(one))
    .flatMap((one) => commitsOf(deps, one, versions, ['product', 'price']))
  const othersInserted = await store.appendMany(others)
  const last = othersInserted > 0 ? others.at(-1) : stocksInserted > 0 ? stocks.at(-1) : undefined
  return {
    whole: isWhole && othersInserted === others.length,
    position: last === undefined ? undefined : positionOf(deps.platform, last),
  }
}

/**
 * Imports some rows, each to its own streams, with one query and two inserts for all. A row that is repeated – after a
 * crash, or beside another instance – finds its own commits by their request ids: it is written once, and counted with
 * its first result. A dry run does the same and writes nothing.
 */
export const applyChunk = async (
  deps: ChunkDeps,
  chunk: readonly RowValues[],
): Promise<{ readonly results: readonly RowResult[]; readonly position: Position | undefined }> => {
  const { partIds, columns, dryRun } = deps
  const rows: Row[] = chunk.map((values) => ({ values, productId: partIds.idOf(values.manufacturer, values.model) }))
  const results = new Map<Row, RowResult>()
  let position: Position | undefined
  let open = rows
  for (let attempt = 0; open.length > 0; attempt += 1) {
    if (attempt === maxAttempts) {
      for (const row of open)
        results.set(row, { kind: 'wrong', errors: [{ column: null, value: null, reason: 'too-contended' }] })
      break
    }
    const versions = await versionsOf(deps, open)
    const taken: Taken[] = []
    for (const [index, row] of open.entries()) {
      if (index % rowsPerTurn === rowsPerTurn - 1) await otherWork()
      const { before, decision } = decided(deps, row, versions)
      if (decision.kind === 'wrong')
        results.set(row, {
          kind: 'wrong',
          errors: decision.errors.map(({ field, reason, value }) => errorAt(columns, field, reason, value)),
        })
      else taken.push({ row, before, decision })
    }
    const inserted = dryRun ? undefined : await insertRows(deps, taken, versions)
    position = inserted?.position ?? position
    const whole = inserted?.whole ?? true
    const doubtful = dryRun
      ? []
      : taken.filter(({ decision }) => !whole || attempt > 0 || decision.kind === 'unchanged')
    const known = await knownRequests(
      deps,
      doubtful.map(({ row }) => row),
    )
    const again: Row[] = []
    for (const { row, before, decision } of taken) {
      const present = kinds.map((kind) => known.get(requestOf(deps, row.values.row, kind)))
      const missing = kinds.some(
        (kind, place) => decision.eventsByKind[kind].length > 0 && present[place] === undefined,
      )
      if (!whole && missing) again.push(row)
      else results.set(row, { kind: firstOutcome(decision.kind, present), before, after: decision.after })
    }
    open = again
  }
  for (const row of rows) {
    const result = results.get(row)
    if (result === undefined || result.kind === 'wrong' || result.after.product.status === 'absent') continue
    partIds.note(row.productId, row.values.manufacturer, row.values.model)
    partIds.recordReplacement(row.productId, result.after.product.replacement)
  }
  return {
    results: rows.map((row) => results.get(row) ?? { kind: 'wrong', errors: [] }),
    position,
  }
}

/** The result of a row when it was written, by its commits, since it seems unchanged now. */
const firstOutcome = (
  now: DecidedRow['kind'],
  present: readonly (string | undefined)[],
): 'new' | 'changed' | 'unchanged' => {
  if (present[0] === 'product-imported') return 'new'
  return present.some((type) => type !== undefined) && now === 'unchanged' ? 'changed' : now
}
