import { instantMatch, instantsOf, numberMatch } from '@pinline/chassis/read-models/column-conditions'
import type { ConsoleOrderFilter } from '@pinline/contracts/order/order/orders-resource'
import type { OrderDeps } from '../order-deps.ts'
import type { OrderCondition, OrderFilter } from '../read-models/orders/order-lists.ts'
import { readOrderSettings } from '../settings/order-settings.ts'

const heldShareOf = async (platform: OrderDeps, largeHold: true | undefined) =>
  largeHold === undefined ? {} : { heldShareOver: (await readOrderSettings(platform)).largeSharePercent }

const nearDeadlineMs = 4 * 3_600_000

/** Deadlines that have passed and are not yet dealt with are near, too. */
const deadlineUntil = (now: Date, deadlineNear: true | undefined) =>
  deadlineNear === undefined ? {} : { payBeforeUntil: new Date(now.getTime() + nearDeadlineMs).toISOString() }

const latest = (...instants: readonly (string | undefined)[]): string | undefined =>
  instants
    .filter((one) => one !== undefined)
    .reduce<string | undefined>((a, b) => (a !== undefined && a > b ? a : b), undefined)

const earliest = (...instants: readonly (string | undefined)[]): string | undefined =>
  instants
    .filter((one) => one !== undefined)
    .reduce<string | undefined>((a, b) => (a !== undefined && a < b ? a : b), undefined)

/** A time in the format of the rows, to be compared as text. */
const normalized = (instant: string | undefined) =>
  instant === undefined ? undefined : new Date(instant).toISOString()

type Conditions = Pick<
  ConsoleOrderFilter,
  'placedAt' | 'paymentDeadline' | 'shippedAt' | 'total' | 'pieces' | 'heldSharePercent'
>

/** A range of order times is read from the index of the list, like the two ends of a range. */
const placedOf = ({ placedAt, placedFrom, placedTo }: ConsoleOrderFilter, now: Date) => {
  const range = placedAt === undefined ? {} : instantsOf(placedAt, now)
  return {
    placedFrom: latest(normalized(placedFrom), range?.from),
    placedTo: earliest(normalized(placedTo), range?.to),
    isRange: range !== undefined,
  }
}

const conditionsOf = (
  { placedAt, paymentDeadline, shippedAt, total, pieces, heldSharePercent }: Conditions,
  now: Date,
): OrderCondition[] => {
  const instant = (field: OrderCondition['field'], text: string | undefined): OrderCondition[] =>
    text === undefined ? [] : [{ field, match: instantMatch(field, text, now) }]
  const number = (field: OrderCondition['field'], text: string | undefined, unit = 1): OrderCondition[] =>
    text === undefined ? [] : [{ field, match: numberMatch(field, text, unit) }]
  return [
    ...instant('placedAt', placedAt),
    ...instant('payBefore', paymentDeadline),
    ...instant('shippedAt', shippedAt),
    ...number('totalBase', total, 100),
    ...number('pieces', pieces),
    ...number('heldSharePercent', heldSharePercent),
  ]
}

/** The console's filter with the limits of the settings and the present time. */
export const toOrderFilter = async (platform: OrderDeps, filter: ConsoleOrderFilter): Promise<OrderFilter> => {
  const { status, q, buyerId, shippingMethod, openRefund, latePayment, largeHold, deadlineNear } = filter
  const now = platform.clock.now()
  const { isRange, ...placed } = placedOf(filter, now)
  return {
    ...{ q, buyerId, shippingMethod, openRefund, latePayment },
    ...placed,
    ...(await heldShareOf(platform, largeHold)),
    ...deadlineUntil(now, deadlineNear),
    statuses: status === undefined || Array.isArray(status) ? status : [status],
    conditions: conditionsOf(isRange ? { ...filter, placedAt: undefined } : filter, now),
  }
}
