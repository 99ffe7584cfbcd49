import type { OrderSettingsChanged } from '@pinline/events/order/order-settings-changed'
import type { OrderSettingsEvent } from '@pinline/events/order/order-settings-event'

/** The settings of orders that staff can change. */
export type OrderSettings = Omit<OrderSettingsChanged['data'], 'changedAt'>

export const defaultOrderSettings: OrderSettings = {
  orderDeadlineSeconds: 86_400,
  paymentAttemptSeconds: 900,
  receiptDays: 90,
}

/** So many days for the receipt have orders that were shipped since then, until the next. */
interface ReceiptPeriod {
  /** Null: from the beginning. */
  readonly since: string | null
  readonly days: number
}

/**
 * Settings of orders: one stream. Deadlines of orders and codes are in their own events; receipt periods are not, so
 * all of them are kept here.
 */
export interface OrderSettingsState {
  readonly settings: OrderSettings
  readonly receiptPeriods: readonly [ReceiptPeriod, ...ReceiptPeriod[]]
}

export const orderSettingsStreamId = 'order-settings'

export const firstOrderSettings: OrderSettingsState = {
  settings: defaultOrderSettings,
  receiptPeriods: [{ since: null, days: defaultOrderSettings.receiptDays }],
}

export const evolveOrderSettings = (
  { settings: before, receiptPeriods }: OrderSettingsState,
  { type, data }: OrderSettingsEvent,
): OrderSettingsState => {
  switch (type) {
    case 'order-settings-changed': {
      const { changedAt, ...settings } = data
      return {
        settings,
        receiptPeriods:
          settings.receiptDays === before.receiptDays
            ? receiptPeriods
            : [...receiptPeriods, { since: changedAt, days: settings.receiptDays }],
      }
    }
    default: {
      const missing: never = type
      return missing
    }
  }
}
