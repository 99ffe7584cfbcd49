import type { AdminResource, AnyCall } from '../api/call.ts'
import { addToCart } from './cart/add-to-cart.ts'
import { clearCart } from './cart/clear-cart.ts'
import { getCart } from './cart/get-cart.ts'
import { removeFromCart } from './cart/remove-from-cart.ts'
import { reorder } from './cart/reorder.ts'
import { selectCartLines } from './cart/select-cart-lines.ts'
import { updateCartLine } from './cart/update-cart-line.ts'
import { listFreight } from './freight/list-freight.ts'
import { setFreight } from './freight/set-freight.ts'
import { cancelOrder, cancelOrderByStaff } from './order/cancel-order.ts'
import { confirmReceipt } from './order/confirm-receipt.ts'
import { countOpenOrders } from './order/count-open-orders.ts'
import { countOrders } from './order/count-orders.ts'
import { exportOrders } from './order/export-orders.ts'
import { getOrder } from './order/get-order.ts'
import { listOrders } from './order/list-orders.ts'
import { ordersResource } from './order/orders-resource.ts'
import { placeOrder } from './order/place-order.ts'
import { previewOrder } from './order/preview-order.ts'
import { queryExpress } from './order/query-express.ts'
import { shipOrder } from './order/ship-order.ts'
import { startStocking } from './order/start-stocking.ts'
import { startTesting } from './order/start-testing.ts'
import { getPaymentStatus } from './payment/get-payment-status.ts'
import { receiveWechatWebhook } from './payment/receive-wechat-webhook.ts'
import { resolveLatePayment } from './payment/resolve-late-payment.ts'
import { retryRefund } from './payment/retry-refund.ts'
import { startPaymentAttempt } from './payment/start-payment-attempt.ts'
import {
  declineAttempt,
  getWalletLedger,
  payAttempt,
  receiveWalletWebhook,
  setWalletFaults,
} from './payment/wallet-calls.ts'
import { getOrderSettings } from './settings/get-order-settings.ts'
import { updateOrderSettings } from './settings/update-order-settings.ts'

/** Every call the order service answers. */
export const orderCalls: readonly AnyCall[] = [
  getCart,
  addToCart,
  updateCartLine,
  removeFromCart,
  selectCartLines,
  clearCart,
  reorder,
  previewOrder,
  placeOrder,
  listOrders,
  getOrder,
  countOrders,
  countOpenOrders,
  exportOrders,
  startPaymentAttempt,
  getPaymentStatus,
  cancelOrder,
  confirmReceipt,
  queryExpress,
  startStocking,
  startTesting,
  shipOrder,
  cancelOrderByStaff,
  retryRefund,
  resolveLatePayment,
  listFreight,
  setFreight,
  getOrderSettings,
  updateOrderSettings,
  receiveWalletWebhook,
  receiveWechatWebhook,
  payAttempt,
  declineAttempt,
  setWalletFaults,
  getWalletLedger,
]

export const orderResources: readonly AdminResource[] = [ordersResource]
