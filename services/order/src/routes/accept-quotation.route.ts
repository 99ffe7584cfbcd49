import { acceptQuotation } from '@pinline/contracts/order/quotation/accept-quotation'
import type { OrderDeps } from '../order-deps.ts'
import { quotationCommandRoute } from './quotation-command-route.ts'

export const acceptQuotationRoute = (platform: OrderDeps) =>
  quotationCommandRoute(platform, acceptQuotation, (_input, { now }) => ({ type: 'accept-quotation', now }))
