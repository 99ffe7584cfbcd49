import { result } from '@pinline/chassis/http/call-result'
import { route } from '@pinline/chassis/http/route'
import { permissionOf } from '@pinline/contracts/api/call'
import { isRejection } from '@pinline/contracts/api/error-codes'
import { listCostPrices } from '@pinline/contracts/catalogue/price/list-cost-prices'
import { getPurchaseOrderToPrint } from '@pinline/contracts/catalogue/purchase-order/get-purchase-order-to-print'
import { getPurchaseOrderDocument } from '@pinline/contracts/order/document/get-purchase-order-document'
import type { OrderDocuments } from '../documents/order-documents.ts'
import type { OrderDeps } from '../order-deps.ts'

export const getPurchaseOrderDocumentRoute = (platform: OrderDeps, documents: OrderDocuments) =>
  route(getPurchaseOrderDocument, async ({ id, language: chosen }, { actor, language: ofCaller }) => {
    const order = await platform.call('catalogue', getPurchaseOrderToPrint, { id })
    if (isRejection(order)) return order
    const withCosts = actor.kind === 'staff' && actor.permissions.has(permissionOf(listCostPrices))
    const language = chosen ?? order.record?.language ?? ofCaller
    return result({
      url: documents.link({ kind: 'purchase-order', purchaseOrderId: id, withCosts, language }),
      language,
    })
  })
