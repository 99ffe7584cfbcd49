import { loadStream } from '@pinline/chassis/event-store/handle-command'
import { result } from '@pinline/chassis/http/call-result'
import { route } from '@pinline/chassis/http/route'
import { listFreight } from '@pinline/contracts/order/freight/list-freight'
import { freightZones } from '@pinline/events/order/freight-zone'
import { shippingMethods } from '@pinline/events/order/shipping-method'
import { freightStreamId } from '../domain/freight/freight.ts'
import { freightDecider } from '../domain/freight/freight-decider.ts'
import { toFreightTariff } from '../freight/to-freight-tariff.ts'
import type { OrderDeps } from '../order-deps.ts'

/** Reads up to the stream's end, so that an editor sees changes on any instance. */
export const listFreightRoute = (platform: OrderDeps) =>
  route(listFreight, async () => {
    const { state } = await loadStream(platform, freightDecider, freightStreamId)
    return result(freightZones.flatMap((zone) => shippingMethods.map((method) => toFreightTariff(state, zone, method))))
  })
