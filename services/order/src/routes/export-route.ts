import { Readable } from 'node:stream'
import { withByteOrderMark } from '@pinline/chassis/files/csv-line'
import { binaryResult } from '@pinline/chassis/http/call-result'
import type { RequestContext } from '@pinline/chassis/http/request-context'
import { type Route, route } from '@pinline/chassis/http/route'
import type { Call } from '@pinline/contracts/api/call'
import { rejection } from '@pinline/contracts/api/error-codes'
import { maxExportedOrders } from '@pinline/contracts/order/order/export-order-list'
import { orderFilter } from '@pinline/contracts/order/order/orders-resource'
import type { z } from 'zod'
import type { ExportedOrders } from '../exports/exported-orders.ts'
import type { OrderDeps } from '../order-deps.ts'
import { areMoreThan, eachOrder } from '../read-models/orders/find-orders.query.ts'
import { ordersProjection } from '../read-models/orders/orders.projection.ts'
import { toOrderFilter } from './to-order-filter.ts'

/**
 * A call that sends the orders of the console's filter as CSV. Rows are written as the client takes them; when the client
 * leaves, the cursor closes. What fails on the way cuts the connection, so that no half of a file passes for the whole.
 * @param name of the file
 */
export const exportRoute = <Input extends z.ZodType>(
  platform: OrderDeps,
  call: Call<Input>,
  name: string,
  tableOf: (input: z.output<Input>, orders: ExportedOrders, context: RequestContext) => AsyncIterable<string>,
): Route =>
  route(
    call,
    async (input, context) => {
      const filter = await toOrderFilter(platform, orderFilter.parse(input))
      if (await areMoreThan(platform, filter, maxExportedOrders))
        return rejection('export-too-large', { data: { most: maxExportedOrders } })
      const table = tableOf(input, eachOrder(platform, filter), context)
      return binaryResult({ stream: Readable.from(withByteOrderMark(table)), mediaType: 'text/csv', name })
    },
    { waitsFor: [ordersProjection] },
  )
