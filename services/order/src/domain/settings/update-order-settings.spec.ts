import { given } from '@pinline/chassis/domain/given'
import type { OrderSettingsEvent } from '@pinline/events/order/order-settings-event'
import { describe, it } from 'vitest'
import { defaultOrderSettings } from './order-settings.ts'
import { orderSettingsDecider } from './order-settings-decider.ts'
import type { UpdateOrderSettings } from './update-order-settings.ts'

const now = '2026-11-22T08:30:00.000Z'
const changed = (values: Partial<typeof defaultOrderSettings>): OrderSettingsEvent => ({
  type: 'order-settings-changed',
  data: { ...defaultOrderSettings, ...values, changedAt: now },
})
const update = (
  changes: UpdateOrderSettings['changes'],
  fromEnvironment: UpdateOrderSettings['fromEnvironment'] = [],
): UpdateOrderSettings => ({ type: 'update-order-settings', changes, fromEnvironment, now })

describe('update-order-settings', () => {
  it('changes the given settings and records all of them', () => {
    given(orderSettingsDecider, [])
      .when(update({ orderDeadlineSeconds: 172_800 }))
      .then([changed({ orderDeadlineSeconds: 172_800 })])
    given(orderSettingsDecider, [changed({ orderDeadlineSeconds: 172_800 })])
      .when(update({ receiptDays: 30 }))
      .then([changed({ orderDeadlineSeconds: 172_800, receiptDays: 30 })])
  })
  it('does nothing if nothing would change', () => {
    given(orderSettingsDecider, []).when(update(defaultOrderSettings)).thenNothing()
    given(orderSettingsDecider, [changed({ receiptDays: 30 })])
      .when(update({ receiptDays: 30 }))
      .thenNothing()
  })
  it('refuses what the environment sets, whatever the value, and says which', () => {
    given(orderSettingsDecider, [])
      .when(update({ orderDeadlineSeconds: 86_400, receiptDays: 30 }, ['orderDeadlineSeconds']))
      .thenRejected('settings-from-environment', { errors: { orderDeadlineSeconds: 'from-environment' } })
    given(orderSettingsDecider, [])
      .when(update({ receiptDays: 30 }, ['orderDeadlineSeconds']))
      .then([changed({ receiptDays: 30 })])
  })
})
