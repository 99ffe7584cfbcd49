import type { Decider } from '@pinline/chassis/domain/decider'
import { type OrderSettingsEvent, orderSettingsEvent } from '@pinline/events/order/order-settings-event'
import { evolveOrderSettings, firstOrderSettings, type OrderSettingsState } from './order-settings.ts'
import { decideUpdateOrderSettings, type UpdateOrderSettings } from './update-order-settings.ts'

/** Decides about the settings of orders. */
export const orderSettingsDecider: Decider<OrderSettingsState, UpdateOrderSettings, OrderSettingsEvent> = {
  streamType: 'order-settings',
  initial: firstOrderSettings,
  evolve: evolveOrderSettings,
  eventSchema: orderSettingsEvent,
  decide: decideUpdateOrderSettings,
}
