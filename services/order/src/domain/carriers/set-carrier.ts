import type { Decision } from '@pinline/chassis/domain/decider'
import { rejection } from '@pinline/contracts/api/error-codes'
import type { CarrierEvent } from '@pinline/events/order/carrier-event'
import type { CarrierSet } from '@pinline/events/order/carrier-set'
import { type Carriers, carrierNamed, carrierOf } from './carriers.ts'

export type SetCarrier = CarrierSet['data'] & {
  readonly type: 'set-carrier'
  /** As often as its editor saw it set; 0 for a new one. */
  readonly version: number
}

/** Bounds the list: dialogs show all of it. */
export const maxCarriers = 200

/**
 * Adds a carrier or replaces what is known about it; the same again does nothing. A name that another carrier has or had
 * is refused: parcels of both could not be distinguished.
 */
export const decideSetCarrier = (state: Carriers, command: SetCarrier): Decision<CarrierEvent> => {
  const { type: _, version, ...data } = command
  const before = carrierOf(state, data.code)
  const present = before?.version ?? 0
  if (version !== present) return rejection('version-conflict', { data: { version: present } })
  const namesake = carrierNamed(state, data.name)
  if (namesake !== undefined && namesake !== before)
    return rejection('carrier-name-taken', { errors: { name: 'carrier-name-taken' } })
  if (before === undefined && state.known.length >= maxCarriers) return rejection('carrier-limit-reached')
  const { carrier } = before ?? {}
  const isSame =
    carrier?.name === data.name &&
    carrier.trackingPage === data.trackingPage &&
    carrier.active === data.active &&
    carrier.position === data.position
  return isSame ? [] : [{ type: 'carrier-set', data }]
}
