import { result } from '@pinline/chassis/http/call-result'
import { route } from '@pinline/chassis/http/route'
import { rejection } from '@pinline/contracts/api/error-codes'
import { listDocumentsByStaff } from '@pinline/contracts/order/document/list-documents-by-staff'
import type { OrderDocuments } from '../documents/order-documents.ts'
import type { OrderDeps } from '../order-deps.ts'
import { ordersProjection } from '../read-models/orders/orders.projection.ts'
import { findOrder } from '../read-models/orders/orders.query.ts'

export const listDocumentsByStaffRoute = (platform: OrderDeps, documents: OrderDocuments) =>
  route(
    listDocumentsByStaff,
    async ({ orderNo }, { language }) => {
      const order = await findOrder(platform, orderNo)
      return order === undefined
        ? rejection('order-not-found')
        : result({ list: documents.list(order, language, 'staff') })
    },
    { waitsFor: [ordersProjection] },
  )
