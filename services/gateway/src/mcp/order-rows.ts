import type { OutputOf } from '@pinline/contracts/api/call'
import type { getOrder } from '@pinline/contracts/order/order/get-order'
import type { OrderRow } from '@pinline/contracts/order/order/order-row'
import { orderStatus } from '@pinline/contracts/order/order/order-status'
import type { listMyQuotations } from '@pinline/contracts/order/quotation/list-my-quotations'
import { quotationStatus } from '@pinline/contracts/order/quotation/quotation-row'
import { productId } from '@pinline/events/ids'
import { z } from 'zod'
import { amount, moneyOf, priceOf } from './part-rows.ts'

const orderLine = z.object({
  partId: productId,
  partNumber: z.string(),
  manufacturer: z.string(),
  quantity: z.int(),
  cancelled: z.int(),
  unitPrice: amount,
})

/** An order of a list. */
export const orderShort = z.object({
  orderNo: z.string(),
  status: orderStatus,
  placedAt: z.iso.datetime(),
  purchaseOrderNumber: z.string().nullable(),
  lines: z.array(orderLine),
  total: amount,
  payable: amount,
  paymentDeadline: z.iso.datetime(),
  arrives: z.object({ from: z.iso.date(), to: z.iso.date() }).nullable(),
  parcels: z.array(z.object({ carrier: z.string(), trackingNumber: z.string(), shippedAt: z.iso.datetime() })),
  page: z.url(),
})

/** @param shop origin of the shop */
export const orderShortOf = (order: OrderRow, shop: string): z.infer<typeof orderShort> => ({
  orderNo: order.orderNo,
  status: order.status,
  placedAt: order.steps.placedAt,
  purchaseOrderNumber: order.poNumber,
  lines: order.lines.map((line) => ({
    partId: line.productId,
    partNumber: line.model,
    manufacturer: line.manufacturer,
    quantity: line.quantity,
    cancelled: line.cancelled,
    unitPrice: priceOf(line.unitPrice),
  })),
  total: moneyOf(order.total),
  payable: moneyOf(order.payable),
  paymentDeadline: order.paymentDeadline,
  arrives: order.arrives ?? null,
  parcels: order.parcels.map(({ carrier, trackingNumber, shippedAt }) => ({ carrier, trackingNumber, shippedAt })),
  page: `${shop}/en/orders/${order.orderNo}`,
})

/** An order with what happened to its parcels. */
export const orderRecord = orderShort.extend({
  tracking: z.array(z.object({ at: z.string(), text: z.string() })).describe('Newest first'),
})

export const orderRecordOf = (order: OutputOf<typeof getOrder>, shop: string): z.infer<typeof orderRecord> => ({
  ...orderShortOf(order, shop),
  tracking: order.logistics.map(({ time, content }) => ({ at: time, text: content })),
})

/** A quotation of a list. */
export const quotationShort = z.object({
  quotationNo: z.string(),
  status: quotationStatus,
  createdAt: z.iso.datetime(),
  validUntil: z.iso.datetime().nullable(),
  lines: z.array(
    z.object({
      partId: productId,
      partNumber: z.string(),
      manufacturer: z.string(),
      quantity: z.int(),
      offeredUnitPrice: amount.nullable(),
    }),
  ),
})

export const quotationShortOf = (
  quotation: OutputOf<typeof listMyQuotations>['list'][number],
): z.infer<typeof quotationShort> => {
  const prices = quotation.rounds.findLast(({ answer }) => answer !== null)?.answer?.prices ?? []
  return {
    quotationNo: quotation.quotationNo,
    status: quotation.status,
    createdAt: quotation.createdAt,
    validUntil: quotation.validUntil,
    lines: quotation.lines.map((line) => {
      const offered = prices.find((price) => price.productId === line.productId)
      return {
        partId: line.productId,
        partNumber: line.model,
        manufacturer: line.manufacturer,
        quantity: line.quantity,
        offeredUnitPrice: offered === undefined ? null : priceOf(offered.unitPrice),
      }
    }),
  }
}
