import { tableFile } from '@pinline/chassis/files/table-file'
import type { Table } from '@pinline/chassis/files/xlsx-sheet'
import type { RequestContext } from '@pinline/chassis/http/request-context'
import { type Route, route } from '@pinline/chassis/http/route'
import type { Call } from '@pinline/contracts/api/call'
import { rejection } from '@pinline/contracts/api/error-codes'
import type { TableFormat } from '@pinline/contracts/api/table-format'
import { maxExportedOrders } from '@pinline/contracts/order/order/export-order-list'
import { orderFilter } from '@pinline/contracts/order/order/orders-resource'
import type { z } from 'zod'
import type { ExportedOrders } from '../exports/exported-orders.ts'
import type { OrderDeps } from '../order-deps.ts'
import { areMoreThan, eachOrder } from '../read-models/orders/find-orders.query.ts'
import { ordersProjection } from '../read-models/orders/orders.projection.ts'
import { toOrderFilter } from './to-order-filter.ts'

/**
 * A call that sends the orders of the console's filter as a table; when the client leaves, the cursor closes.
 * @param name of the file without its ending
 */
export const exportRoute = <Input extends z.ZodType<{ readonly format: TableFormat }>>(
  platform: OrderDeps,
  call: Call<Input>,
  name: string,
  tableOf: (input: z.output<Input>, orders: ExportedOrders, context: RequestContext) => Table,
): Route =>
  route(
    call,
    async (input, context) => {
      const filter = await toOrderFilter(platform, orderFilter.parse(input))
      if (await areMoreThan(platform, filter, maxExportedOrders))
        return rejection('export-too-large', { data: { most: maxExportedOrders } })
      return tableFile(tableOf(input, eachOrder(platform, filter), context), input.format, name)
    },
    { waitsFor: [ordersProjection] },
  )
