import { handleCommand } from '@pinline/chassis/event-store/handle-command'
import { result } from '@pinline/chassis/http/call-result'
import { route } from '@pinline/chassis/http/route'
import { isRejection } from '@pinline/contracts/api/error-codes'
import { setFreight } from '@pinline/contracts/order/freight/set-freight'
import { freightStreamId } from '../domain/freight/freight.ts'
import { freightDecider } from '../domain/freight/freight-decider.ts'
import { invalidateFreight } from '../freight/freight-store.ts'
import { toFreightTariff } from '../freight/to-freight-tariff.ts'
import type { OrderDeps } from '../order-deps.ts'

export const setFreightRoute = (platform: OrderDeps) =>
  route(setFreight, async (input, { commandContext }) => {
    const done = await handleCommand(platform, freightDecider, {
      streamId: freightStreamId,
      command: { type: 'set-freight', ...input },
      context: commandContext,
    })
    if (isRejection(done)) return done
    invalidateFreight(platform)
    return result(toFreightTariff(done.state, input.zone, input.method), { positions: [done.position] })
  })
