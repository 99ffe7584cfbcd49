import { handleCommand } from '@pinline/chassis/event-store/handle-command'
import { result } from '@pinline/chassis/http/call-result'
import { route } from '@pinline/chassis/http/route'
import { isRejection } from '@pinline/contracts/api/error-codes'
import { updateOrderSettings } from '@pinline/contracts/order/settings/update-order-settings'
import { orderSettingsStreamId } from '../domain/settings/order-settings.ts'
import { orderSettingsDecider } from '../domain/settings/order-settings-decider.ts'
import type { OrderDeps } from '../order-deps.ts'
import { effectiveOrderSettings, fromEnvironment, invalidateOrderSettings } from '../settings/order-settings.ts'

export const updateOrderSettingsRoute = (platform: OrderDeps) =>
  route(updateOrderSettings, async ({ version, ...changes }, { commandContext }) => {
    const done = await handleCommand(platform, orderSettingsDecider, {
      streamId: orderSettingsStreamId,
      command: {
        type: 'update-order-settings',
        changes,
        fromEnvironment: fromEnvironment(platform),
        now: platform.clock.now().toISOString(),
      },
      context: commandContext,
      expectedVersion: version,
    })
    if (isRejection(done)) return done
    invalidateOrderSettings(platform)
    return result(effectiveOrderSettings(platform, done), { positions: [done.position] })
  })
