import type { OrderNumber, ProductId } from '@pinline/events/ids'
import type { LineQuantity } from '@pinline/events/order/order-line'
import type { OrderSettings } from '../domain/settings/order-settings.ts'

/** An order of a buyer that may be unpaid, with its lines from stock. */
export interface UnpaidOrder {
  readonly orderNo: OrderNumber
  readonly lines: readonly LineQuantity[]
  readonly openedAt: string
}

type Limits = Pick<OrderSettings, 'unpaidOrders' | 'unpaidSharePercent'>

const sharesProduct = (one: UnpaidOrder, other: UnpaidOrder): boolean =>
  one.lines.some(({ productId }) => other.lines.some((line) => line.productId === productId))

/**
 * Whether ended orders in the list would matter to a new one: the list is full, or the orders have a product in common.
 * Otherwise nothing has to be read.
 */
export const needsCleaning = (orders: readonly UnpaidOrder[], opened: UnpaidOrder, limits: Limits): boolean =>
  orders.length >= limits.unpaidOrders ||
  (limits.unpaidSharePercent < 100 && orders.some((order) => sharesProduct(order, opened)))

/** The list with the new order at its end; `full` if the buyer has too many. Quiet where the order is in it. */
export const withOpened = (
  orders: readonly UnpaidOrder[],
  opened: UnpaidOrder,
  limits: Limits,
): readonly UnpaidOrder[] | 'full' => {
  if (orders.some(({ orderNo }) => orderNo === opened.orderNo)) return orders
  return orders.length >= limits.unpaidOrders ? 'full' : [...orders, opened]
}

/**
 * Pieces of a product in the orders that were opened before this one. All orders of a buyer are in one list, so that of
 * any two one counts for the other.
 */
export const heldBefore = (
  orders: readonly UnpaidOrder[],
  orderNo: OrderNumber,
  productId: ProductId,
): { orderNo: OrderNumber; quantity: number }[] => {
  const place = orders.findIndex((order) => order.orderNo === orderNo)
  return orders.slice(0, Math.max(0, place)).flatMap((order) => {
    const quantity = order.lines
      .filter((line) => line.productId === productId)
      .reduce((sum, line) => sum + line.quantity, 0)
    return quantity === 0 ? [] : [{ orderNo: order.orderNo, quantity }]
  })
}

/** A line with the pieces that could be ordered a moment ago. */
export interface StockedLine extends LineQuantity {
  readonly available: number
}

/** Whether the buyer's unpaid orders would hold more than so many percent of the free pieces of a product. */
export const holdsLargeShare = (
  lines: readonly StockedLine[],
  heldOf: (productId: ProductId) => number,
  percent: number,
): boolean =>
  lines.some(({ productId, quantity, available }) => {
    const held = heldOf(productId)
    return (held + quantity) * 100 > (available + held) * percent
  })
