import type { AdminResource, AnyCall } from '@pinline/chassis/contract/call'
import { addToCart } from './add-to-cart.ts'
import { cancelOrder, cancelOrderByStaff } from './cancel-order.ts'
import { clearCart } from './clear-cart.ts'
import { confirmReceipt } from './confirm-receipt.ts'
import { countOpenOrders } from './count-open-orders.ts'
import { countOrders } from './count-orders.ts'
import { exportOrders } from './export-orders.ts'
import { getCart } from './get-cart.ts'
import { getOrder } from './get-order.ts'
import { listFreight } from './list-freight.ts'
import { listOrders } from './list-orders.ts'
import { ordersResource } from './orders-resource.ts'
import { paymentStatus } from './payment-status.ts'
import { placeOrder } from './place-order.ts'
import { previewOrder } from './preview-order.ts'
import { queryExpress } from './query-express.ts'
import { receiveWechatNotice } from './receive-wechat-notice.ts'
import { removeFromCart } from './remove-from-cart.ts'
import { reorder } from './reorder.ts'
import { retryRefund } from './retry-refund.ts'
import { selectCartLines } from './select-cart-lines.ts'
import { setFreight } from './set-freight.ts'
import { settleLatePayment } from './settle-late-payment.ts'
import { shipOrder } from './ship-order.ts'
import { showOrderSettings } from './show-order-settings.ts'
import { startPaymentAttempt } from './start-payment-attempt.ts'
import { startStocking } from './start-stocking.ts'
import { startTesting } from './start-testing.ts'
import { updateCartLine } from './update-cart-line.ts'
import { updateOrderSettings } from './update-order-settings.ts'
import { declineAttempt, payAttempt, receiveWalletNotice, setWalletFaults, walletLedger } from './wallet-calls.ts'

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
  paymentStatus,
  cancelOrder,
  confirmReceipt,
  queryExpress,
  startStocking,
  startTesting,
  shipOrder,
  cancelOrderByStaff,
  retryRefund,
  settleLatePayment,
  listFreight,
  setFreight,
  showOrderSettings,
  updateOrderSettings,
  receiveWalletNotice,
  receiveWechatNotice,
  payAttempt,
  declineAttempt,
  setWalletFaults,
  walletLedger,
]

export const orderResources: readonly AdminResource[] = [ordersResource]
