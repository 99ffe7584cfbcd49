import type { FreightTariff } from '@pinline/contracts/order/freight/freight-tariff'
import type { FreightZone } from '@pinline/events/order/freight-zone'
import type { ShippingMethod } from '@pinline/events/order/shipping-method'
import { type Freight, tariffOf } from '../domain/freight/freight.ts'

/** The tariff of a zone and method as the console edits it, even if none was ever set. */
export const toFreightTariff = (state: Freight, zone: FreightZone, method: ShippingMethod): FreightTariff => {
  const { steps, version } = tariffOf(state, zone, method) ?? { steps: [], version: 0 }
  return { id: `${zone}-${method}`, zone, method, steps, version }
}
