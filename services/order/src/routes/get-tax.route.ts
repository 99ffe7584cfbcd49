import { loadStream } from '@pinline/chassis/event-store/handle-command'
import { result } from '@pinline/chassis/http/call-result'
import { route } from '@pinline/chassis/http/route'
import { getTax } from '@pinline/contracts/order/tax/get-tax'
import { taxDecider } from '../domain/tax/tax-decider.ts'
import { taxStreamId } from '../domain/tax/tax-rules.ts'
import type { OrderDeps } from '../order-deps.ts'

/** Reads up to the stream's end, so that an editor sees changes on any instance. */
export const getTaxRoute = (platform: OrderDeps) =>
  route(getTax, async () => {
    const { state, version } = await loadStream(platform, taxDecider, taxStreamId)
    return result({ ...state, rates: [...state.rates], version })
  })
