import { type CommandContext, furtherContext } from '@pinline/chassis/event-store/commit'
import { handleCommand, loadStreams } from '@pinline/chassis/event-store/handle-command'
import { isRejection, type Rejection } from '@pinline/contracts/api/error-codes'
import type {
  TrackingImportOutcome,
  TrackingImportResult,
  TrackingImportRow,
} from '@pinline/contracts/order/order/tracking-import'
import type { OrderNumber } from '@pinline/events/ids'
import { z } from 'zod'
import { readCarriers } from '../carriers/carrier-store.ts'
import { type Carriers, isSameCarrier } from '../domain/carriers/carriers.ts'
import { whyNotAdded } from '../domain/order/add-tracking-entry.ts'
import { newOrder, type Order } from '../domain/order/order.ts'
import { orderDecider } from '../domain/order/order-decider.ts'
import type { OrderDeps } from '../order-deps.ts'
import { parcelsByNumber } from '../read-models/orders/parcels-by-number.query.ts'
import { entryIdOf } from './entry-id.ts'

/** A row that names one parcel, and what adding it would be decided on. */
interface FoundRow {
  readonly orderNo: OrderNumber
  readonly parcelNo: number
  readonly at: string
  readonly content: string
  readonly entryId: string
}

type ReadRow = FoundRow | Extract<TrackingImportOutcome, 'unknown-number' | 'number-not-unique' | 'time-unreadable'>

const instant = z.iso.datetime({ offset: true })

const readRow = (
  { carrier, trackingNumber, at, content }: TrackingImportRow,
  parcels: Awaited<ReturnType<typeof parcelsByNumber>>,
  carriers: Carriers,
): ReadRow => {
  const candidates = (parcels.get(trackingNumber) ?? []).filter((one) => isSameCarrier(carriers, one.carrier, carrier))
  const [parcel, second] = candidates
  if (parcel === undefined) return 'unknown-number'
  if (second !== undefined) return 'number-not-unique'
  const time = instant.safeParse(at)
  if (!time.success) return 'time-unreadable'
  const { orderNo, parcelNo } = parcel
  const utc = new Date(time.data).toISOString()
  return { orderNo, parcelNo, at: utc, content, entryId: entryIdOf(parcelNo, utc, content) }
}

const outcomeOf = (refused: Rejection | 'known'): TrackingImportOutcome => {
  if (refused === 'known') return 'known'
  return refused.code === 'tracking-entry-limit-reached' ? refused.code : 'tracking-time-wrong'
}

/** What each row of a file would do, without doing it: `new` where it would add an entry. */
export const previewRows = async (
  platform: OrderDeps,
  rows: readonly TrackingImportRow[],
): Promise<readonly { readonly result: TrackingImportResult; readonly row: ReadRow }[]> => {
  const [parcels, carriers] = await Promise.all([
    parcelsByNumber(platform, [...new Set(rows.map(({ trackingNumber }) => trackingNumber))]),
    readCarriers(platform),
  ])
  const read = rows.map((row) => readRow(row, parcels, carriers))
  const orders = await loadStreams(platform, orderDecider, [
    ...new Set(read.flatMap((row) => (typeof row === 'string' ? [] : [row.orderNo]))),
  ])
  const now = platform.clock.now().toISOString()
  const before = new Set<string>()
  return read.map((row) => {
    if (typeof row === 'string') return { row, result: { outcome: row, orderNo: null, parcelNo: null } }
    const { orderNo, parcelNo, entryId, at } = row
    const key = `${orderNo} ${parcelNo} ${entryId}`
    const order: Order = orders.get(orderNo)?.state ?? newOrder
    const refused = before.has(key) ? 'known' : whyNotAdded(order, { parcelNo, entryId, at, imported: true, now })
    before.add(key)
    return { row, result: { outcome: refused === undefined ? 'new' : outcomeOf(refused), orderNo, parcelNo } }
  })
}

/** Adds what is new, row by row: one that is refused does not keep back the others. */
export const importRows = async (
  platform: OrderDeps,
  rows: readonly TrackingImportRow[],
  context: CommandContext,
): Promise<TrackingImportResult[]> => {
  const results: TrackingImportResult[] = []
  for (const { row, result } of await previewRows(platform, rows)) {
    if (typeof row === 'string' || result.outcome !== 'new') {
      results.push(result)
      continue
    }
    const { orderNo, parcelNo, entryId, at, content } = row
    const done = await handleCommand(platform, orderDecider, {
      streamId: orderNo,
      command: {
        ...({ type: 'add-tracking-entry', imported: true } as const),
        ...{ parcelNo, entryId, at },
        contentRef: await platform.vault.put('tracking', orderNo, content, z.string()),
        now: platform.clock.now().toISOString(),
      },
      context: furtherContext(context, `${orderNo}-${parcelNo}-${entryId}`),
    })
    results.push({ ...result, outcome: isRejection(done) ? outcomeOf(done) : 'added' })
  }
  return results
}
