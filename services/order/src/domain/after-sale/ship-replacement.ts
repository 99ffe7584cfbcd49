import type { Decision } from '@pinline/chassis/domain/decider'
import { rejection } from '@pinline/contracts/api/error-codes'
import type { AfterSaleReplaced } from '@pinline/events/order/after-sale-replaced'
import type { AfterSale } from './after-sale.ts'
import { mayShipReplacement } from './allowed-after-sale-commands.ts'

export interface ShipReplacement {
  readonly type: 'ship-replacement'
  readonly carrier: string
  readonly trackingNumber: string
  /** With packing; absent if it was not stated. */
  readonly weightGrams?: number | undefined
  readonly now: string
}

/** Hands the replacement to a carrier, once; the order gets its parcel from the event. */
export const shipReplacement = (request: AfterSale, command: ShipReplacement): Decision<AfterSaleReplaced> => {
  const { carrier, trackingNumber, weightGrams, now } = command
  if (request.status === 'new') return rejection('after-sale-not-found')
  if (request.status === 'replaced') return []
  const { orderNo, productId, replacement } = request
  if (replacement === null || !mayShipReplacement(request)) return rejection('after-sale-transition-not-allowed')
  const { quantity, fromStock } = replacement
  const weight = weightGrams === undefined ? {} : { weightGrams }
  const parcel = { orderNo, productId, fromStock, ...weight }
  return [{ type: 'after-sale-replaced', data: { quantity, carrier, trackingNumber, parcel, replacedAt: now } }]
}
