import { commandRoute } from '@pinline/chassis/http/command-route'
import { setTax } from '@pinline/contracts/order/tax/set-tax'
import { taxDecider } from '../domain/tax/tax-decider.ts'
import { taxStreamId } from '../domain/tax/tax-rules.ts'
import type { OrderDeps } from '../order-deps.ts'
import { invalidateTaxation } from '../tax/tax-store.ts'

export const setTaxRoute = (platform: OrderDeps) =>
  commandRoute(platform, setTax, taxDecider, {
    toCommand: ({ version, ...rules }) => ({
      streamId: taxStreamId,
      command: { type: 'set-tax', ...rules, now: platform.clock.now().toISOString() } as const,
      expectedVersion: version,
    }),
    toOutput: ({ state, version }) => {
      invalidateTaxation(platform)
      return { ...state, rates: [...state.rates], version }
    },
  })
