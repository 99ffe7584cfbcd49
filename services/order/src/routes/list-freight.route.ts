import { loadStream } from '@pinline/chassis/event-store/handle-command'
import { answer } from '@pinline/chassis/http/answer'
import { route } from '@pinline/chassis/http/route'
import { listFreight } from '@pinline/contracts/order/freight/list-freight'
import { freightZones } from '@pinline/events/order/freight-zone'
import { shippingMethods } from '@pinline/events/order/shipping-method'
import { freightStreamId } from '../domain/freight/freight.ts'
import { freightDecider } from '../domain/freight/freight-decider.ts'
import { shownTariff } from '../freight/shown-tariff.ts'
import type { OrderPlatform } from '../order-platform.ts'

/** Reads up to the stream's end: whoever has changed it sees it on any instance. */
export const listFreightRoute = (platform: OrderPlatform) =>
  route(listFreight, async () => {
    const { state } = await loadStream(platform, freightDecider, freightStreamId)
    return answer(freightZones.flatMap((zone) => shippingMethods.map((method) => shownTariff(state, zone, method))))
  })
