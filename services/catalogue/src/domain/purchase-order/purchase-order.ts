import type { PurchaseOrderEvent } from '@pinline/events/catalogue/purchase-order-event'
import type { DeliveryId, ProductId, SupplierId } from '@pinline/events/ids'
import type { UnitPrice } from '@pinline/events/money'

export interface PurchaseOrderLine {
  readonly productId: ProductId
  readonly model: string
  readonly manufacturer: string
  readonly deliveryId: DeliveryId
  readonly quantity: number
  readonly received: number
  readonly expectedOn: string
  /** The cost price when it was ordered; undefined where it is unknown. */
  readonly unitCost?: UnitPrice | undefined
  /** What the supplier charges for one piece; undefined where nothing is agreed. */
  readonly agreedPrice?: UnitPrice | undefined
}

interface Placed {
  readonly supplier: string
  /** Undefined where only the name is known. */
  readonly supplierId?: SupplierId | undefined
  readonly reference: string | null
  readonly lines: readonly PurchaseOrderLine[]
  readonly placedAt: string
}

export type PurchaseOrder =
  | { readonly status: 'none' }
  | ({ readonly status: 'open' } & Placed)
  /** Delivered in full, or closed by staff, which has a reason. */
  | ({ readonly status: 'closed'; readonly closedAt: string; readonly reason: string | null } & Placed)

export type PlacedPurchaseOrder = Exclude<PurchaseOrder, { status: 'none' }>

export const noPurchaseOrder: PurchaseOrder = { status: 'none' }

/** Pieces of a line that are still to come. */
export const openOf = ({ quantity, received }: Pick<PurchaseOrderLine, 'quantity' | 'received'>): number =>
  Math.max(0, quantity - received)

/** What one piece costs: as agreed, otherwise at the cost price of when it was ordered; null where both are unknown. */
export const priceOf = ({
  agreedPrice,
  unitCost,
}: Pick<PurchaseOrderLine, 'agreedPrice' | 'unitCost'>): UnitPrice | null => agreedPrice ?? unitCost ?? null

const placedOf = ({ supplier, supplierId, reference, lines, placedAt }: PlacedPurchaseOrder): Placed => ({
  ...{ supplier, supplierId, reference, lines, placedAt },
})

export const evolvePurchaseOrder = (state: PurchaseOrder, event: PurchaseOrderEvent): PurchaseOrder => {
  if (event.type === 'purchase-order-placed') {
    const { lines, ...data } = event.data
    return { status: 'open', ...data, lines: lines.map((line) => ({ ...line, received: 0 })) }
  }
  if (state.status === 'none') return state
  switch (event.type) {
    case 'purchase-order-rescheduled': {
      const dates = new Map(event.data.lines.map(({ productId, expectedOn }) => [productId, expectedOn]))
      const lines = state.lines.map((line) => ({ ...line, expectedOn: dates.get(line.productId) ?? line.expectedOn }))
      return { ...state, lines }
    }
    case 'purchase-order-prices-set': {
      const prices = new Map(event.data.lines.map(({ productId, agreedPrice }) => [productId, agreedPrice]))
      const lines = state.lines.map((line) => {
        const agreedPrice = prices.get(line.productId)
        return agreedPrice === undefined ? line : { ...line, agreedPrice: agreedPrice ?? undefined }
      })
      return { ...state, lines }
    }
    case 'purchase-order-received': {
      const arrived = new Map(event.data.lines.map(({ productId, quantity }) => [productId, quantity]))
      const lines = state.lines.map((line) => ({
        ...line,
        received: line.received + (arrived.get(line.productId) ?? 0),
      }))
      if (event.data.left > 0) return { ...state, lines }
      return { ...placedOf(state), lines, status: 'closed', closedAt: event.data.receivedAt, reason: null }
    }
    case 'purchase-order-closed':
      return { ...placedOf(state), status: 'closed', closedAt: event.data.closedAt, reason: event.data.reason }
    default:
      return event satisfies never
  }
}
