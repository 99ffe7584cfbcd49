import { handleCommand } from '@pinline/chassis/event-store/handle-command'
import { answer } from '@pinline/chassis/http/answer'
import { route } from '@pinline/chassis/http/route'
import { isRejection } from '@pinline/contracts/api/error-codes'
import { setFreight } from '@pinline/contracts/order/freight/set-freight'
import { freightStreamId } from '../domain/freight/freight.ts'
import { freightDecider } from '../domain/freight/freight-decider.ts'
import { forgetFreight } from '../freight/freight-store.ts'
import { shownTariff } from '../freight/shown-tariff.ts'
import type { OrderPlatform } from '../order-platform.ts'

export const setFreightRoute = (platform: OrderPlatform) =>
  route(setFreight, async (input, { commandContext }) => {
    const done = await handleCommand(platform, freightDecider, {
      streamId: freightStreamId,
      command: { kind: 'set-freight', ...input },
      context: commandContext,
    })
    if (isRejection(done)) return done
    forgetFreight(platform)
    return answer(shownTariff(done.state, input.zone, input.method), { positions: [done.position] })
  })
