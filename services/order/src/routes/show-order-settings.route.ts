import { loadStream } from '@pinline/chassis/event-store/handle-command'
import { answer } from '@pinline/chassis/http/answer'
import { route } from '@pinline/chassis/http/route'
import { showOrderSettings } from '@pinline/contracts/order/settings/show-order-settings'
import { orderSettingsStreamId } from '../domain/settings/order-settings.ts'
import { orderSettingsDecider } from '../domain/settings/order-settings-decider.ts'
import type { OrderPlatform } from '../order-platform.ts'
import { shownOrderSettings } from '../settings/order-settings.ts'

/** Reads up to the stream's end: whoever has changed them sees it on any instance. */
export const showOrderSettingsRoute = (platform: OrderPlatform) =>
  route(showOrderSettings, async () =>
    answer(shownOrderSettings(platform, await loadStream(platform, orderSettingsDecider, orderSettingsStreamId))),
  )
