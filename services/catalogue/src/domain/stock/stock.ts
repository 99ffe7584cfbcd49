import type { StockEvent } from '@pinline/events/catalogue/stock-event'
import { z } from 'zod'
import { orderLedger, withEntry } from './order-ledger.ts'

/**
 * Pieces of one product. available + reserved + sold = received + adjusted, and none of the first four is
 * negative. `incoming` is the announced delivery, less what of it has come.
 */
export const stock = z.object({
  received: z.int().min(0),
  /** Sum of the corrections, either sign. */
  adjusted: z.int(),
  available: z.int().min(0),
  reserved: z.int().min(0),
  sold: z.int().min(0),
  incoming: z.object({ quantity: z.int().min(1), expectedOn: z.string() }).nullable(),
  orders: orderLedger,
})
export type Stock = Readonly<z.infer<typeof stock>>

export const noStock: Stock = {
  received: 0,
  adjusted: 0,
  available: 0,
  reserved: 0,
  sold: 0,
  incoming: null,
  orders: {},
}

export const evolveStock = (state: Stock, event: StockEvent): Stock => {
  switch (event.type) {
    case 'stock-received': {
      const { quantity } = event.data
      const left = (state.incoming?.quantity ?? 0) - quantity
      const incoming = state.incoming === null || left <= 0 ? null : { ...state.incoming, quantity: left }
      return { ...state, received: state.received + quantity, available: state.available + quantity, incoming }
    }
    case 'stock-adjusted': {
      const { quantity } = event.data
      return { ...state, adjusted: state.adjusted + quantity, available: state.available + quantity }
    }
    case 'incoming-stock-announced': {
      const { quantity, expectedOn } = event.data
      return { ...state, incoming: quantity === 0 ? null : { quantity, expectedOn } }
    }
    case 'stock-reserved-for-order': {
      const { orderNo, quantity } = event.data
      return {
        ...state,
        available: state.available - quantity,
        reserved: state.reserved + quantity,
        orders: withEntry(state.orders, orderNo, { status: 'reserved', quantity }),
      }
    }
    case 'stock-released-from-order': {
      const { orderNo, quantity } = event.data
      return {
        ...state,
        available: state.available + quantity,
        reserved: state.reserved - quantity,
        orders: withEntry(state.orders, orderNo, { status: 'released', quantity }),
      }
    }
    case 'stock-sold-to-order': {
      const { orderNo, quantity } = event.data
      return {
        ...state,
        reserved: state.reserved - quantity,
        sold: state.sold + quantity,
        orders: withEntry(state.orders, orderNo, { status: 'sold', quantity }),
      }
    }
    case 'early-release-noted':
      return {
        ...state,
        orders: withEntry(state.orders, event.data.orderNo, { status: 'released', quantity: 0 }),
      }
    default: {
      const missing: never = event
      return missing
    }
  }
}
