import { confirmReceipt } from '@pinline/contracts/order/order/confirm-receipt'
import type { OrderDeps } from '../order-deps.ts'
import { orderCommandRoute } from './order-command-route.ts'

export const confirmReceiptRoute = (platform: OrderDeps) =>
  orderCommandRoute(platform, confirmReceipt, (_input, { now }) => ({ type: 'confirm-receipt', by: 'buyer', now }))
