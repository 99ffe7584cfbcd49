import { commandRoute } from '@pinline/chassis/http/command-route'
import { updateOrderSettings } from '@pinline/contracts/order/settings/update-order-settings'
import { orderSettingsStreamId } from '../domain/settings/order-settings.ts'
import { orderSettingsDecider } from '../domain/settings/order-settings-decider.ts'
import type { OrderDeps } from '../order-deps.ts'
import { effectiveOrderSettings, fromEnvironment, invalidateOrderSettings } from '../settings/order-settings.ts'

export const updateOrderSettingsRoute = (platform: OrderDeps) =>
  commandRoute(platform, updateOrderSettings, orderSettingsDecider, {
    toCommand: ({ version, ...changes }) => ({
      streamId: orderSettingsStreamId,
      command: {
        type: 'update-order-settings',
        changes,
        fromEnvironment: fromEnvironment(platform),
        now: platform.clock.now().toISOString(),
      } as const,
      expectedVersion: version,
    }),
    toOutput: (done) => {
      invalidateOrderSettings(platform)
      return effectiveOrderSettings(platform, done)
    },
  })
