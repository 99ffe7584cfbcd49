import type { Decision } from '@pinline/chassis/domain/decider'
import { rejection } from '@pinline/contracts/api/error-codes'
import type { OrderSettingsEvent } from '@pinline/events/order/order-settings-event'
import type { OrderSettings, OrderSettingsState } from './order-settings.ts'

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
  const next: OrderSettings = {
    orderDeadlineSeconds: changes.orderDeadlineSeconds ?? settings.orderDeadlineSeconds,
    paymentAttemptSeconds: changes.paymentAttemptSeconds ?? settings.paymentAttemptSeconds,
    receiptDays: changes.receiptDays ?? settings.receiptDays,
  }
  const isSame =
    next.orderDeadlineSeconds === settings.orderDeadlineSeconds &&
    next.paymentAttemptSeconds === settings.paymentAttemptSeconds &&
    next.receiptDays === settings.receiptDays
  return isSame ? [] : [{ type: 'order-settings-changed', data: { ...next, changedAt: now } }]
}
