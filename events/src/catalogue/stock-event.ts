import { z } from 'zod'
import { deliveryAnnounced } from './delivery-announced.ts'
import { deliveryWithdrawn } from './delivery-withdrawn.ts'
import { earlyReleaseNoted } from './early-release-noted.ts'
import { incomingStockAnnounced } from './incoming-stock-announced.ts'
import { madeToOrderSold } from './made-to-order-sold.ts'
import { reorderLevelSet } from './reorder-level-set.ts'
import { reservationPaid } from './reservation-paid.ts'
import { reservationReduced } from './reservation-reduced.ts'
import { stockAdjusted } from './stock-adjusted.ts'
import { stockFellLow } from './stock-fell-low.ts'
import { stockReceived } from './stock-received.ts'
import { stockRecovered } from './stock-recovered.ts'
import { stockReleasedFromOrder } from './stock-released-from-order.ts'
import { stockReservedForOrder } from './stock-reserved-for-order.ts'
import { stockReturnedFromReplacement } from './stock-returned-from-replacement.ts'
import { stockSoldInParcel } from './stock-sold-in-parcel.ts'
import { stockSoldToOrder } from './stock-sold-to-order.ts'
import { stockTakenForReplacement } from './stock-taken-for-replacement.ts'

/** Events of a stock stream (`stock-<16 hex>`). */
export const stockEvent = z.discriminatedUnion('type', [
  stockReceived,
  stockAdjusted,
  incomingStockAnnounced,
  deliveryAnnounced,
  deliveryWithdrawn,
  stockReservedForOrder,
  reservationPaid,
  reservationReduced,
  stockReleasedFromOrder,
  stockSoldInParcel,
  stockSoldToOrder,
  earlyReleaseNoted,
  stockTakenForReplacement,
  stockReturnedFromReplacement,
  madeToOrderSold,
  reorderLevelSet,
  stockFellLow,
  stockRecovered,
])
export type StockEvent = z.infer<typeof stockEvent>
