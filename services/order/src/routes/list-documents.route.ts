import { result } from '@pinline/chassis/http/call-result'
import { route } from '@pinline/chassis/http/route'
import { rejection } from '@pinline/contracts/api/error-codes'
import { listDocuments } from '@pinline/contracts/order/document/list-documents'
import type { OrderDocuments } from '../documents/order-documents.ts'
import type { OrderDeps } from '../order-deps.ts'
import { ordersProjection } from '../read-models/orders/orders.projection.ts'
import { findOrder } from '../read-models/orders/orders.query.ts'

export const listDocumentsRoute = (platform: OrderDeps, documents: OrderDocuments) =>
  route(
    listDocuments,
    async ({ orderNo }, { buyerId, language }) => {
      const order = await findOrder(platform, orderNo, buyerId)
      return order === undefined
        ? rejection('order-not-found')
        : result({ list: documents.list(order, language, 'buyer') })
    },
    { waitsFor: [ordersProjection] },
  )
