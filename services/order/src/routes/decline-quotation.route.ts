import { declineQuotation } from '@pinline/contracts/order/quotation/decline-quotation'
import type { OrderDeps } from '../order-deps.ts'
import { quotationCommandRoute } from './quotation-command-route.ts'

export const declineQuotationRoute = (platform: OrderDeps) =>
  quotationCommandRoute(platform, declineQuotation, (_input, { now }) => ({ type: 'decline-quotation', now }))
