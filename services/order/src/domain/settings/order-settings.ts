import type { OrderSettingsChanged } from '@pinline/events/order/order-settings-changed'
import type { OrderSettingsEvent } from '@pinline/events/order/order-settings-event'

/** The settings of orders that staff can change. */
export type OrderSettings = {
  readonly [Field in Exclude<keyof OrderSettingsChanged['data'], 'changedAt'>]: number
}

/** The settings that are given. */
export const givenSettings = (
  values: Readonly<Partial<Record<keyof OrderSettings, number | undefined>>>,
): Partial<OrderSettings> =>
  Object.fromEntries(settingNames.flatMap((field) => (values[field] === undefined ? [] : [[field, values[field]]])))

export const defaultOrderSettings: OrderSettings = {
  orderDeadlineSeconds: 86_400,
  paymentAttemptSeconds: 900,
  receiptDays: 90,
  unpaidOrders: 5,
  unpaidSharePercent: 30,
  unpaidSharePieces: 200,
  newBuyersSharePercent: 50,
  largeSharePercent: 20,
  largeShareDeadlineSeconds: 7200,
  afterSaleReturnDays: 30,
  afterSaleExchangeDays: 30,
  afterSaleReplacementDays: 30,
  afterSaleRepairDays: 365,
  afterSaleAnswerDays: 7,
  afterSaleSendBackDays: 30,
}

export const settingNames = [
  'orderDeadlineSeconds',
  'paymentAttemptSeconds',
  'receiptDays',
  'unpaidOrders',
  'unpaidSharePercent',
  'unpaidSharePieces',
  'newBuyersSharePercent',
  'largeSharePercent',
  'largeShareDeadlineSeconds',
  'afterSaleReturnDays',
  'afterSaleExchangeDays',
  'afterSaleReplacementDays',
  'afterSaleRepairDays',
  'afterSaleAnswerDays',
  'afterSaleSendBackDays',
] as const satisfies readonly (keyof OrderSettings)[]

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
      const { changedAt } = data
      const settings = { ...defaultOrderSettings, ...givenSettings(data) }
      return {
        settings,
        receiptPeriods:
          settings.receiptDays === before.receiptDays
            ? receiptPeriods
            : [...receiptPeriods, { since: changedAt, days: settings.receiptDays }],
      }
    }
    default:
      return type satisfies never
  }
}
