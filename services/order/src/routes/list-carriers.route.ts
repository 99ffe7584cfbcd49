import { loadStream } from '@pinline/chassis/event-store/handle-command'
import { result } from '@pinline/chassis/http/call-result'
import { route } from '@pinline/chassis/http/route'
import { listCarriers } from '@pinline/contracts/order/carrier/list-carriers'
import { listedCarriers } from '../carriers/to-carrier.ts'
import { carriersStreamId } from '../domain/carriers/carriers.ts'
import { carriersDecider } from '../domain/carriers/carriers-decider.ts'
import type { OrderDeps } from '../order-deps.ts'

/** Reads up to the stream's end, so that an editor sees changes on any instance. */
export const listCarriersRoute = (platform: OrderDeps) =>
  route(listCarriers, async () => {
    const { state } = await loadStream(platform, carriersDecider, carriersStreamId)
    return result(listedCarriers(state))
  })
