import type { FreightEvent } from '@pinline/events/order/freight-event'
import type { FreightSet } from '@pinline/events/order/freight-set'
import type { FreightZone } from '@pinline/events/order/freight-zone'
import type { ShippingMethod } from '@pinline/events/order/shipping-method'

export type Tariff = FreightSet['data']

/** Freight rates by zone and method: one stream, whose history shows who changed which price. */
export interface Freight {
  readonly tariffs: readonly (Tariff & {
    /** Number of changes: guards an editor's save. */
    readonly version: number
  })[]
}

export const freightStreamId = 'freight-table'

export const noFreight: Freight = { tariffs: [] }

export const tariffOf = ({ tariffs }: Freight, zone: FreightZone, method: ShippingMethod) =>
  tariffs.find((tariff) => tariff.zone === zone && tariff.method === method)

export const evolveFreight = (state: Freight, { type, data }: FreightEvent): Freight => {
  switch (type) {
    case 'freight-set': {
      const before = tariffOf(state, data.zone, data.method)
      const tariff = { ...data, version: (before?.version ?? 0) + 1 }
      return {
        tariffs:
          before === undefined ? [...state.tariffs, tariff] : state.tariffs.with(state.tariffs.indexOf(before), tariff),
      }
    }
    default:
      return type satisfies never
  }
}
