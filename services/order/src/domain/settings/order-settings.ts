import type { OrderSettingsChanged } from '@pinline/events/order/order-settings-changed'
import type { OrderSettingsEvent } from '@pinline/events/order/order-settings-event'

/** What staff may set of orders. */
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
 * Settings of orders: one stream. The deadlines of orders and codes stand in facts of theirs; the days for a receipt
 * do not, so that the periods of each are kept here.
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
