import { defineProjection } from '@pinline/chassis/read-models/projection'
import { type PurchaseOrderEvent, purchaseOrderEvent } from '@pinline/events/catalogue/purchase-order-event'
import type { Actor } from '@pinline/events/event'
import type { UnitPrice } from '@pinline/events/money'

export interface PurchaseOrderRowLine {
  readonly productId: string
  readonly model: string
  readonly manufacturer: string
  readonly deliveryId: string
  readonly quantity: number
  readonly received: number
  readonly expectedOn: string
  /** Costs: whoever reads orders may not know them. */
  readonly unitCost: UnitPrice | null
  readonly agreedPrice: UnitPrice | null
}

/** What one delivery note brought. */
export interface PurchaseOrderReceipt {
  readonly deliveryNote: string
  readonly receivedAt: string
  readonly receivedBy: string | null
  readonly lines: readonly { readonly productId: string; readonly quantity: number }[]
}

/** So many receipts of an order are kept in its row, the latest. */
const maxReceipts = 60
const maxSearchText = 16_000
const noMore = '9999-12-31'

/** An order to a supplier with its lines, at most 100. Row id: the stream's. */
export interface PurchaseOrderRow {
  readonly supplier: string
  readonly supplierId: string | null
  readonly reference: string | null
  readonly status: 'open' | 'part-received' | 'received' | 'closed'
  readonly placedAt: string
  readonly placedBy: string | null
  readonly closedAt: string | null
  readonly reason: string | null
  readonly expectedOn: string | null
  /** The same, for the order of a list: what is expected no more comes last. */
  readonly expectedOrder: string
  readonly lines: readonly PurchaseOrderRowLine[]
  /** The latest first. */
  readonly receipts: readonly PurchaseOrderReceipt[]
  /** Supplier, reference, part numbers and delivery notes in lower case. */
  readonly searchText: string
}

const staffOf = (actor: Actor): string | null => (actor.kind === 'staff' ? actor.id : null)

/** What a list knows of the dates of what is still to come. */
const expectedOf = (lines: readonly PurchaseOrderRowLine[]) => {
  const expectedOn = lines
    .filter(({ quantity, received }) => received < quantity)
    .map(({ expectedOn }) => expectedOn)
    .toSorted()[0]
  return { expectedOn: expectedOn ?? null, expectedOrder: expectedOn ?? noMore }
}

export const purchaseOrdersProjection = defineProjection<PurchaseOrderRow, PurchaseOrderEvent>({
  name: 'purchase-orders',
  version: 3,
  sources: [{ service: 'catalogue', streamType: 'purchase-order' }],
  eventSchema: purchaseOrderEvent,
  project: (row, { event, actor }) => {
    if (event.type === 'purchase-order-placed') {
      const { supplier, supplierId = null, reference, placedAt, lines } = event.data
      const own = lines.map(({ unitCost = null, agreedPrice = null, ...line }) => ({
        ...{ ...line, received: 0, unitCost, agreedPrice },
      }))
      const words = [supplier, reference ?? '', ...lines.map(({ model }) => model)]
      return {
        ...{ supplier, supplierId, reference, placedAt, status: 'open', closedAt: null, reason: null, lines: own },
        ...{ receipts: [], placedBy: staffOf(actor), ...expectedOf(own) },
        searchText: words.join(' ').toLowerCase(),
      }
    }
    if (row === undefined) return row
    switch (event.type) {
      case 'purchase-order-rescheduled': {
        const dates = new Map<string, string>(event.data.lines.map((line) => [line.productId, line.expectedOn]))
        const lines = row.lines.map((line) => ({ ...line, expectedOn: dates.get(line.productId) ?? line.expectedOn }))
        return { ...row, lines, ...expectedOf(lines) }
      }
      case 'purchase-order-prices-set': {
        const prices = new Map<string, UnitPrice | null>(
          event.data.lines.map(({ productId, agreedPrice }) => [productId, agreedPrice]),
        )
        const lines = row.lines.map((line) => {
          const agreedPrice = prices.get(line.productId)
          return agreedPrice === undefined ? line : { ...line, agreedPrice }
        })
        return { ...row, lines }
      }
      case 'purchase-order-received': {
        const arrived = new Map<string, number>(event.data.lines.map((line) => [line.productId, line.quantity]))
        const lines = row.lines.map((line) => ({
          ...line,
          received: line.received + (arrived.get(line.productId) ?? 0),
        }))
        const { deliveryNote, receivedAt, left } = event.data
        const isComplete = left === 0
        const receipt = {
          ...{ deliveryNote, receivedAt, receivedBy: staffOf(actor) },
          lines: event.data.lines.map(({ productId, quantity }) => ({ productId, quantity })),
        }
        return {
          ...{ ...row, lines, ...expectedOf(lines) },
          receipts: [receipt, ...row.receipts].slice(0, maxReceipts),
          searchText: `${row.searchText} ${deliveryNote.toLowerCase()}`.slice(0, maxSearchText),
          ...{ status: isComplete ? 'received' : 'part-received' },
          closedAt: isComplete ? receivedAt : null,
        }
      }
      case 'purchase-order-closed': {
        const { reason, closedAt } = event.data
        return { ...row, status: 'closed', reason, closedAt, ...expectedOf([]) }
      }
      default:
        return event satisfies never
    }
  },
  indexes: [{ keys: { placedAt: -1 } }, { keys: { status: 1, placedAt: -1 } }, { keys: { expectedOrder: 1 } }],
})
