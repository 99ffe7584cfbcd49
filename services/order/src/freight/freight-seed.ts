import { type FreightZone, freightZones } from '@pinline/events/order/freight-zone'
import { type ShippingMethod, shippingMethods } from '@pinline/events/order/shipping-method'
import type { Tariff } from '../domain/freight/freight.ts'

/** US cents: for the parcel, and for each kilogram of it. */
type Prices = Readonly<Record<ShippingMethod, readonly [parcel: number, perKilogram: number]>>

const prices: Readonly<Record<FreightZone, Prices>> = {
  domestic: { economy: [240, 60], standard: [420, 95], express: [880, 210] },
  asia: { economy: [520, 210], standard: [1150, 420], express: [2350, 920] },
  europe: { economy: [560, 280], standard: [1470, 660], express: [3280, 1910] },
  americas: { economy: [620, 320], standard: [1620, 740], express: [3600, 2140] },
  rest: { economy: [740, 380], standard: [1980, 910], express: [4400, 2600] },
}

const steps = [
  250, 500, 1000, 1500, 2000, 3000, 5000, 7500, 10_000, 15_000, 20_000, 30_000, 50_000, 100_000, 250_000, 500_000,
  1_000_000, 5_000_000, 10_000_000,
] as const

/** Post takes 20 kg, couriers 50 kg, freight forwarders 10 t. */
const heaviestGrams: Readonly<Record<ShippingMethod, number>> = {
  economy: 20_000,
  standard: 10_000_000,
  express: 50_000,
}

/** Initial freight of an installation: demo rates, rounded up to ten cents. Staff edit the table, not this. */
export const seededFreight: readonly Tariff[] = freightZones.flatMap((zone) =>
  shippingMethods.map((method) => {
    const [parcel, perKilogram] = prices[zone][method]
    return {
      zone,
      method,
      steps: steps
        .filter((upToGrams) => upToGrams <= heaviestGrams[method])
        .map((upToGrams) => ({
          upToGrams,
          usCents: Math.ceil((parcel + (perKilogram * upToGrams) / 1000) / 10) * 10,
        })),
    }
  }),
)
