import { commandRoute } from '@pinline/chassis/http/command-route'
import { setBin } from '@pinline/contracts/order/picking/set-bin'
import { binStreamOf } from '../domain/bin/bin.ts'
import { binDecider } from '../domain/bin/bin-decider.ts'
import type { OrderDeps } from '../order-deps.ts'

export const setBinRoute = (platform: OrderDeps) =>
  commandRoute(platform, setBin, binDecider, {
    toCommand: ({ productId, bin, version }) => ({
      streamId: binStreamOf(productId),
      command: {
        ...({ type: 'set-bin', productId } as const),
        ...{ bin: bin === '' ? null : bin, now: platform.clock.now().toISOString() },
      },
      expectedVersion: version,
    }),
    toOutput: ({ state, version }, { input: { productId } }) => ({ productId, bin: state.bin, version }),
  })
