import type { LanguageCode } from '@pinline/contracts/api/languages'
import type { StaffLogisticsEntry } from '@pinline/contracts/order/order/parcel-row'
import type { ShippingMethod } from '@pinline/events/order/shipping-method'
import { type LogisticsStep, logisticsText } from './logistics-texts.ts'
import { logisticsEntryOf } from './tracking-source.ts'

export interface Shipment {
  readonly orderNo: string
  readonly carrier: string
  readonly shippedAt: string
  readonly shippingMethod: ShippingMethod
}

const hourMs = 3_600_000

/** Calendar days from handing over to the door. */
const daysOnTheWay: Readonly<Record<ShippingMethod, number>> = { economy: 35, standard: 15, express: 6 }

/** Position of each step as a share of the way. */
const shares: readonly (readonly [LogisticsStep, number])[] = [
  ['handed-over', 0],
  ['export-declared', 0.12],
  ['departed', 0.2],
  ['arrived', 0.55],
  ['customs-cleared', 0.7],
  ['out-for-delivery', 0.95],
]

/** 0 to 1, always the same for the same order. */
const shareOf = (orderNo: string): number => {
  let sum = 0
  for (const digit of orderNo) sum = (sum * 31 + digit.charCodeAt(0)) % 997
  return sum / 997
}

/**
 * The carrier's entries of a shipment, newest first, simulated for a carrier without an API: the same for every query.
 * There are none until `silentSeconds` to twice that after shipping (24 to 48 h).
 */
export const simulatedLogistics = (
  shipment: Shipment,
  now: Date,
  silentSeconds: number,
  language: LanguageCode,
): StaffLogisticsEntry[] => {
  const shippedAt = new Date(shipment.shippedAt).getTime()
  const share = shareOf(shipment.orderNo)
  if (now.getTime() < shippedAt + silentSeconds * 1000 * (1 + share)) return []
  const wayMs = daysOnTheWay[shipment.shippingMethod] * 24 * hourMs
  return shares
    .map(([step, part]) => {
      const jitter = part === 0 ? 0 : Math.round(share * 9 * hourMs)
      return { step, at: shippedAt + Math.round(wayMs * part) + jitter }
    })
    .filter(({ at }) => at <= now.getTime())
    .map(({ step, at }) =>
      logisticsEntryOf(new Date(at).toISOString(), logisticsText(language, step, shipment.carrier)),
    )
    .reverse()
}
