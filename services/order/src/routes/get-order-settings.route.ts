import { loadStream } from '@pinline/chassis/event-store/handle-command'
import { result } from '@pinline/chassis/http/call-result'
import { route } from '@pinline/chassis/http/route'
import { getOrderSettings } from '@pinline/contracts/order/settings/get-order-settings'
import { orderSettingsStreamId } from '../domain/settings/order-settings.ts'
import { orderSettingsDecider } from '../domain/settings/order-settings-decider.ts'
import type { OrderDeps } from '../order-deps.ts'
import { effectiveOrderSettings } from '../settings/order-settings.ts'

/** Reads up to the stream's end, so that an editor sees changes on any instance. */
export const getOrderSettingsRoute = (platform: OrderDeps) =>
  route(getOrderSettings, async () =>
    result(effectiveOrderSettings(platform, await loadStream(platform, orderSettingsDecider, orderSettingsStreamId))),
  )
