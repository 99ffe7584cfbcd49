import { randomUUID } from 'node:crypto'
import { cleanedText, multiLine } from '@pinline/contracts/api/text'
import { getOrder } from '@pinline/contracts/order/order/get-order'
import { listOrders } from '@pinline/contracts/order/order/list-orders'
import { orderTab } from '@pinline/contracts/order/order/order-status'
import { listMyQuotations } from '@pinline/contracts/order/quotation/list-my-quotations'
import { quotationStatus } from '@pinline/contracts/order/quotation/quotation-row'
import { maxQuotationLines, requestQuotation } from '@pinline/contracts/order/quotation/request-quotation'
import { productId } from '@pinline/events/ids'
import { z } from 'zod'
import { orderRecord, orderRecordOf, orderShort, orderShortOf, quotationShort, quotationShortOf } from './order-rows.ts'
import { defineTool, locale } from './tool.ts'

const pageNumber = z.int().min(1).max(1000).default(1).describe('Pages have 15 rows')

const listMyOrders = defineTool({
  name: 'list_my_orders',
  title: 'List my orders',
  description: 'Orders of the owner of the API key, newest first. Needs the scope orders:read.',
  input: z.strictObject({
    tab: orderTab.default('all'),
    orderNo: cleanedText(40).optional().describe('An order number or its beginning'),
    page: pageNumber,
  }),
  output: z.object({ total: z.int(), page: z.int(), orders: z.array(orderShort) }),
  run: async ({ tab, orderNo, page }, { services, shop }) => {
    const input = { tab, page, ...(orderNo === undefined ? {} : { q: orderNo }) }
    const found = await services.call(listOrders, input)
    return { total: found.total, page: found.page, orders: found.list.map((order) => orderShortOf(order, shop)) }
  },
})

const getMyOrder = defineTool({
  name: 'get_my_order',
  title: 'Get one of my orders',
  description: 'An order with its lines, parcels and tracking. Needs the scope orders:read.',
  input: z.strictObject({ orderNo: cleanedText(40).min(1), language: locale.language }),
  output: orderRecord,
  run: async ({ orderNo, language }, { services, shop }) =>
    orderRecordOf(await services.call(getOrder, { orderNo }, { language }), shop),
})

const listQuotations = defineTool({
  name: 'list_my_quotations',
  title: 'List my quotations',
  description:
    'Quotations of the owner of the API key with what was offered, newest first. Needs the scope orders:read.',
  input: z.strictObject({ page: pageNumber }),
  output: z.object({ total: z.int(), page: z.int(), quotations: z.array(quotationShort) }),
  run: async ({ page }, { services }) => {
    const found = await services.call(listMyQuotations, { page })
    return { total: found.total, page: found.page, quotations: found.list.map(quotationShortOf) }
  },
})

const quotationRequest = defineTool({
  name: 'request_quotation',
  title: 'Request a quotation',
  description:
    'Asks the sales team for prices, for larger quantities or parts without a price. It orders nothing. Needs the scope quotations:write, and a default address of the owner. Repeat a call whose answer was lost with the same requestKey.',
  input: z.strictObject({
    lines: z
      .array(z.strictObject({ partId: productId, quantity: z.int().min(1).max(1_000_000) }))
      .min(1)
      .max(maxQuotationLines),
    remark: multiLine(1000).optional(),
    requestKey: z.uuid().optional().describe('The same key has its effect once'),
    currency: locale.currency,
  }),
  output: z.object({ quotationNo: z.string(), status: quotationStatus }),
  writes: true,
  run: async ({ lines, remark, requestKey, currency }, { services }) => {
    const input = {
      lines: lines.map(({ partId, quantity }) => ({ productId: partId, quantity })),
      ...(remark === undefined ? {} : { remark }),
    }
    const as = { currency, idempotencyKey: requestKey ?? randomUUID() }
    const { quotationNo, status } = await services.call(requestQuotation, input, as)
    return { quotationNo, status }
  },
})

export const orderTools = [listMyOrders, getMyOrder, listQuotations, quotationRequest]
