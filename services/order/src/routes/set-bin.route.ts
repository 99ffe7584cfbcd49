import { commandRoute } from '@pinline/chassis/http/command-route'
import { rejection } from '@pinline/contracts/api/error-codes'
import { setBin } from '@pinline/contracts/order/picking/set-bin'
import { binStreamOf } from '../domain/bin/bin.ts'
import { binDecider } from '../domain/bin/bin-decider.ts'
import type { OrderDeps } from '../order-deps.ts'
import { knownProducts } from '../picking/known-products.ts'

/** A bin is given to known products only, so that no stream is made of an id that was mistyped; any bin can be taken away. */
export const setBinRoute = (platform: OrderDeps) =>
  commandRoute(platform, setBin, binDecider, {
    toCommand: async ({ productId, bin, version }) => {
      if (bin !== '' && !(await knownProducts(platform, [productId])).has(productId))
        return rejection('product-not-found')
      return {
        streamId: binStreamOf(productId),
        command: {
          ...({ type: 'set-bin', productId } as const),
          ...{ bin: bin === '' ? null : bin, now: platform.clock.now().toISOString() },
        },
        expectedVersion: version,
      }
    },
    toOutput: ({ state, version }, { input: { productId } }) => ({ productId, bin: state.bin, version }),
  })
