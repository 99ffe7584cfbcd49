import { type OrderStatus, orderStatuses } from '@pinline/contracts/order/order/order-status'
import type { BuyerId } from '@pinline/events/ids'
import type { ShippingMethod } from '@pinline/events/order/shipping-method'

/** A condition on a column, as a query of its field. */
export interface OrderCondition {
  readonly field: 'placedAt' | 'shippedAt' | 'totalBase' | 'pieces' | 'payBefore' | 'heldSharePercent'
  readonly match: object
}

export interface OrderFilter {
  readonly buyerId?: BuyerId | undefined
  readonly statuses?: readonly OrderStatus[] | undefined
  /** The beginning of an order number, as it was typed. */
  readonly q?: string | undefined
  readonly ids?: readonly string[] | undefined
  /** Instants, both included. */
  readonly placedFrom?: string | undefined
  readonly placedTo?: string | undefined
  readonly shippingMethod?: ShippingMethod | undefined
  readonly openRefund?: true | undefined
  readonly latePayment?: true | undefined
  /** Pending orders that hold more than this share of a product's free pieces, in percent. */
  readonly heldShareOver?: number | undefined
  /** Pending orders whose payment deadline is not after this instant. */
  readonly payBeforeUntil?: string | undefined
  readonly conditions?: readonly OrderCondition[] | undefined
}

export interface OrderSort {
  readonly sort: 'placedAt' | 'orderNo'
  readonly descending: boolean
}

type Keys = Readonly<Record<string, 1 | -1>>

/**
 * The indexes of lists. Each ends with its sort order, so that a page is read without sorting. A list of several
 * statuses reads one range each and merges them; lists of all statuses have their own range if they are long.
 */
export const listIndexes = {
  all: { listed: 1, placedAt: -1, _id: -1 },
  byStatus: { listed: 1, status: 1, placedAt: -1, _id: -1 },
  byMethod: { listed: 1, shippingMethod: 1, placedAt: -1, _id: -1 },
  byMethodAndStatus: { listed: 1, shippingMethod: 1, status: 1, placedAt: -1, _id: -1 },
  byNumber: { listed: 1, status: 1, _id: -1 },
  /** Conditions on columns are met by its keys: no order is fetched that does not meet them. */
  columns: {
    listed: 1,
    placedAt: -1,
    _id: -1,
    status: 1,
    shippingMethod: 1,
    totalBase: 1,
    pieces: 1,
    shippedAt: 1,
  },
  ofBuyer: { buyerId: 1, listed: 1, placedAt: -1, _id: -1 },
  ofBuyerByStatus: { buyerId: 1, listed: 1, status: 1, placedAt: -1, _id: -1 },
  openRefunds: { placedAt: -1, _id: -1, hasOpenRefund: 1 },
  latePayments: { placedAt: -1, _id: -1, hasLatePayment: 1 },
  unpaid: { placedAt: -1, _id: -1, heldSharePercent: 1, payBefore: 1 },
  byTrackingNumber: { 'parcels.trackingNumber': 1 },
  captured: { 'captures.capturedAt': 1 },
  refunded: { 'refunds.completedAt': 1 },
} as const satisfies Record<string, Keys>

/** How a list is queried: filter, sort order, and index (undefined: MongoDB chooses). */
export interface OrderWalk {
  readonly conditions: object
  /** The same by ranges of the index that do not overlap: to count one is only to count keys. */
  readonly counted: readonly object[]
  readonly order: Keys
  readonly index: Keys | undefined
}

/** The digits of a typed number, or undefined if no number can start like that. */
export const beginningOf = (typed: string): string | undefined => {
  const digits = typed.replaceAll(/[\s-]/g, '')
  return /^\d{1,13}$/.test(digits) ? digits : undefined
}

/** The character after `9`: every number with a beginning sorts below the beginning followed by it. */
const afterDigits = ':'

/** Lists of unpaid orders alone. */
const isOfUnpaid = ({ heldShareOver, payBeforeUntil, conditions = [] }: OrderFilter): boolean =>
  heldShareOver !== undefined ||
  payBeforeUntil !== undefined ||
  conditions.some(({ field }) => field === 'payBefore' || field === 'heldSharePercent')

const hasConditions = ({ conditions = [] }: OrderFilter): boolean => conditions.length > 0

const indexOf = (filter: OrderFilter, byNumber: boolean): Keys | undefined => {
  if (filter.ids !== undefined) return undefined
  if (filter.latePayment === true) return listIndexes.latePayments
  if (filter.openRefund === true) return listIndexes.openRefunds
  if (isOfUnpaid(filter)) return listIndexes.unpaid
  const every = filter.statuses === undefined
  if (filter.buyerId !== undefined) return every ? listIndexes.ofBuyer : listIndexes.ofBuyerByStatus
  if (byNumber) return listIndexes.byNumber
  if (hasConditions(filter)) return listIndexes.columns
  if (filter.shippingMethod !== undefined) return every ? listIndexes.byMethod : listIndexes.byMethodAndStatus
  return every ? listIndexes.all : listIndexes.byStatus
}

/** Only pending orders are unpaid; none if they were not chosen. */
const pendingOf = (statuses: OrderFilter['statuses']): readonly OrderStatus[] =>
  statuses === undefined || statuses.includes('pending') ? ['pending'] : []

/** A time in the format of the rows, to be compared as text. */
const normalized = (instant: string): string => new Date(instant).toISOString()

const countedBy = (statuses: OrderFilter['statuses'], alike: object, within: object): object[] =>
  statuses === undefined
    ? [{ ...alike, ...within }]
    : [...new Set(statuses)].map((status) => ({ ...alike, status, ...within }))

/**
 * The query for a filter; undefined if nothing can match. Numbers with the same prefix are sorted by number, unless
 * they are of one buyer or few.
 */
export const walkOf = (filter: OrderFilter, { sort, descending }: OrderSort): OrderWalk | undefined => {
  const { q = '', ids, placedFrom, placedTo, buyerId, shippingMethod, openRefund, latePayment } = filter
  const { heldShareOver, payBeforeUntil, conditions = [] } = filter
  const beginning = q === '' ? '' : beginningOf(q)
  if (beginning === undefined) return undefined
  const few =
    ids !== undefined ||
    buyerId !== undefined ||
    openRefund === true ||
    latePayment === true ||
    isOfUnpaid(filter) ||
    hasConditions(filter)
  const byNumber = sort === 'orderNo' || (beginning !== '' && !few)
  const numbers = {
    ...(beginning === '' ? {} : { $gte: beginning, $lt: `${beginning}${afterDigits}` }),
    ...(ids === undefined ? {} : { $in: ids }),
  }
  const placed = {
    ...(placedFrom === undefined ? {} : { $gte: normalized(placedFrom) }),
    ...(placedTo === undefined ? {} : { $lte: normalized(placedTo) }),
  }
  const within = {
    ...(Object.keys(placed).length === 0 ? {} : { placedAt: placed }),
    ...(Object.keys(numbers).length === 0 ? {} : { _id: numbers }),
  }
  const alike = {
    listed: true,
    ...(buyerId === undefined ? {} : { buyerId }),
    ...(shippingMethod === undefined ? {} : { shippingMethod }),
    ...(openRefund === true ? { hasOpenRefund: true } : {}),
    ...(latePayment === true ? { hasLatePayment: true } : {}),
    ...(heldShareOver === undefined ? {} : { heldSharePercent: { $gt: heldShareOver } }),
    ...(payBeforeUntil === undefined ? {} : { payBefore: { $lte: normalized(payBeforeUntil) } }),
    ...(conditions.length === 0 ? {} : { $and: conditions.map(({ match }) => match) }),
  }
  const index = indexOf(filter, byNumber)
  const chosen = isOfUnpaid(filter) ? pendingOf(filter.statuses) : filter.statuses
  if (chosen?.length === 0) return undefined
  const ranged = index !== undefined && index !== listIndexes.columns && 'status' in index
  const statuses = chosen ?? (ranged ? orderStatuses : undefined)
  const direction = descending ? -1 : 1
  return {
    conditions: { ...alike, ...(statuses === undefined ? {} : { status: { $in: statuses } }), ...within },
    counted:
      index === listIndexes.columns
        ? [{ ...alike, ...(chosen === undefined ? {} : { status: { $in: chosen } }), ...within }]
        : countedBy(Object.keys(within).length === 0 ? chosen : statuses, alike, within),
    order: byNumber ? { _id: direction } : { placedAt: direction, _id: direction },
    index,
  }
}

/** The requested rows of a list: so many after so many, or the last ones. */
export interface OrderSlice {
  readonly skip: number | 'last'
  readonly limit: number
}

/** The same rows, counted from the nearer end. */
export interface NearSlice {
  readonly fromEnd: boolean
  readonly skip: number
  /** 0: there are none. */
  readonly limit: number
}

/** @param total number of rows; undefined if not known exactly, so that only the beginning can be used. */
export const nearerEnd = ({ skip, limit }: OrderSlice, total: number | undefined): NearSlice => {
  if (skip === 'last') return { fromEnd: true, skip: 0, limit }
  if (total === undefined) return { fromEnd: false, skip, limit }
  const rows = Math.max(0, Math.min(limit, total - skip))
  const behind = total - skip - rows
  return rows > 0 && behind < skip
    ? { fromEnd: true, skip: behind, limit: rows }
    : { fromEnd: false, skip, limit: rows }
}
