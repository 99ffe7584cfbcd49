import { commandRoute } from '@pinline/chassis/http/command-route'
import { setFreight } from '@pinline/contracts/order/freight/set-freight'
import { freightStreamId } from '../domain/freight/freight.ts'
import { freightDecider } from '../domain/freight/freight-decider.ts'
import { invalidateFreight } from '../freight/freight-store.ts'
import { toFreightTariff } from '../freight/to-freight-tariff.ts'
import type { OrderDeps } from '../order-deps.ts'

export const setFreightRoute = (platform: OrderDeps) =>
  commandRoute(platform, setFreight, freightDecider, {
    toCommand: (input) => ({ streamId: freightStreamId, command: { type: 'set-freight', ...input } as const }),
    toOutput: ({ state }, { input: { zone, method } }) => {
      invalidateFreight(platform)
      return toFreightTariff(state, zone, method)
    },
  })
