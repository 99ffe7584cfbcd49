import type { Decision } from '@pinline/chassis/domain/decider'
import { rejection } from '@pinline/contracts/api/error-codes'
import type { OrderSettingsEvent } from '@pinline/events/order/order-settings-event'
import { givenSettings, type OrderSettings, type OrderSettingsState, settingNames } from './order-settings.ts'

export interface UpdateOrderSettings {
  readonly type: 'update-order-settings'
  readonly changes: { readonly [Field in keyof OrderSettings]?: OrderSettings[Field] | undefined }
  /** Settings that the environment sets, so that a change would have no effect. */
  readonly fromEnvironment: readonly (keyof OrderSettings)[]
  readonly now: string
}

/** Settings that are not given stay unchanged. The same values again do nothing. */
export const decideUpdateOrderSettings = (
  { settings }: OrderSettingsState,
  { changes, fromEnvironment, now }: UpdateOrderSettings,
): Decision<OrderSettingsEvent> => {
  const refused = fromEnvironment.filter((field) => changes[field] !== undefined)
  if (refused.length > 0)
    return rejection('settings-from-environment', {
      errors: Object.fromEntries(refused.map((field) => [field, 'from-environment'])),
    })
  const next: OrderSettings = { ...settings, ...givenSettings(changes) }
  const isSame = settingNames.every((field) => next[field] === settings[field])
  return isSame ? [] : [{ type: 'order-settings-changed', data: { ...next, changedAt: now } }]
}
