import type { AdminResource, AnyCall } from '../api/call.ts'
import { addAfterSaleMessage } from './after-sale/add-after-sale-message.ts'
import { afterSalesResource } from './after-sale/after-sales-resource.ts'
import { answerAfterSale } from './after-sale/answer-after-sale.ts'
import { applyAfterSale } from './after-sale/apply-after-sale.ts'
import { approveAfterSale } from './after-sale/approve-after-sale.ts'
import { assignAfterSale } from './after-sale/assign-after-sale.ts'
import { cancelAfterSale } from './after-sale/cancel-after-sale.ts'
import { closeAfterSale } from './after-sale/close-after-sale.ts'
import { exportAfterSaleStatistics } from './after-sale/export-after-sale-statistics.ts'
import { getAfterSale } from './after-sale/get-after-sale.ts'
import { getAfterSaleStatistics } from './after-sale/get-after-sale-statistics.ts'
import { listAfterSaleReasons } from './after-sale/list-after-sale-reasons.ts'
import { listAfterSaleTypes } from './after-sale/list-after-sale-types.ts'
import { listMyAfterSales } from './after-sale/list-my-after-sales.ts'
import { receiveAfterSale } from './after-sale/receive-after-sale.ts'
import { refundAfterSale } from './after-sale/refund-after-sale.ts'
import { rejectAfterSale } from './after-sale/reject-after-sale.ts'
import { replaceAfterSale } from './after-sale/replace-after-sale.ts'
import { shipReplacement } from './after-sale/ship-replacement.ts'
import { withdrawReplacement } from './after-sale/withdraw-replacement.ts'
import { getCarrierPage } from './carrier/get-carrier-page.ts'
import { listCarriers } from './carrier/list-carriers.ts'
import { setCarrier } from './carrier/set-carrier.ts'
import { addToCart } from './cart/add-to-cart.ts'
import { clearCart } from './cart/clear-cart.ts'
import { getCart } from './cart/get-cart.ts'
import { removeFromCart } from './cart/remove-from-cart.ts'
import { reorder } from './cart/reorder.ts'
import { selectCartLines } from './cart/select-cart-lines.ts'
import { updateCartLine } from './cart/update-cart-line.ts'
import { getOrderDocument } from './document/get-order-document.ts'
import { getPickListDocument } from './document/get-pick-list-document.ts'
import { getPurchaseOrderDocument } from './document/get-purchase-order-document.ts'
import { listDocuments } from './document/list-documents.ts'
import { listDocumentsByStaff } from './document/list-documents-by-staff.ts'
import { listQuotationDocuments } from './document/list-quotation-documents.ts'
import { listQuotationDocumentsByStaff } from './document/list-quotation-documents-by-staff.ts'
import { previewDocument } from './document/preview-document.ts'
import { listFreight } from './freight/list-freight.ts'
import { setFreight } from './freight/set-freight.ts'
import { addOrderNote } from './order/add-order-note.ts'
import { addTrackingEntry } from './order/add-tracking-entry.ts'
import { cancelLines } from './order/cancel-lines.ts'
import { cancelOrder } from './order/cancel-order.ts'
import { cancelOrderByStaff } from './order/cancel-order-by-staff.ts'
import { changeDelivery } from './order/change-delivery.ts'
import { changeDeliveryByStaff } from './order/change-delivery-by-staff.ts'
import { confirmParcelReceipt } from './order/confirm-parcel-receipt.ts'
import { confirmReceipt } from './order/confirm-receipt.ts'
import { countOpenOrders } from './order/count-open-orders.ts'
import { countOrders } from './order/count-orders.ts'
import { exportOrderList } from './order/export-order-list.ts'
import { exportOrders } from './order/export-orders.ts'
import { exportParcels } from './order/export-parcels.ts'
import { getDailySales } from './order/get-daily-sales.ts'
import { getOrder } from './order/get-order.ts'
import { getOrderAt } from './order/get-order-at.ts'
import { getOrderBuyer } from './order/get-order-buyer.ts'
import { getSales } from './order/get-sales.ts'
import { getTracking } from './order/get-tracking.ts'
import { importTrackingEntries } from './order/import-tracking-entries.ts'
import { listOrderNotes } from './order/list-order-notes.ts'
import { listOrders } from './order/list-orders.ts'
import { ordersResource } from './order/orders-resource.ts'
import { placeOrder } from './order/place-order.ts'
import { previewDeliveryChange } from './order/preview-delivery-change.ts'
import { previewDeliveryChangeByStaff } from './order/preview-delivery-change-by-staff.ts'
import { previewOrder } from './order/preview-order.ts'
import { previewTrackingImport } from './order/preview-tracking-import.ts'
import { removeTrackingEntry } from './order/remove-tracking-entry.ts'
import { shipOrder } from './order/ship-order.ts'
import { shipParcel } from './order/ship-parcel.ts'
import { startStocking } from './order/start-stocking.ts'
import { startTesting } from './order/start-testing.ts'
import { declineAttempt } from './payment/decline-attempt.ts'
import { getPaymentStatus } from './payment/get-payment-status.ts'
import { getWalletLedger } from './payment/get-wallet-ledger.ts'
import { payAttempt } from './payment/pay-attempt.ts'
import { receiveWalletWebhook } from './payment/receive-wallet-webhook.ts'
import { receiveWechatWebhook } from './payment/receive-wechat-webhook.ts'
import { requestRefund } from './payment/request-refund.ts'
import { resolveLatePayment } from './payment/resolve-late-payment.ts'
import { retryRefund } from './payment/retry-refund.ts'
import { setWalletFaults } from './payment/set-wallet-faults.ts'
import { startPaymentAttempt } from './payment/start-payment-attempt.ts'
import { importBins } from './picking/import-bins.ts'
import { listPicks } from './picking/list-picks.ts'
import { previewBinImport } from './picking/preview-bin-import.ts'
import { recordPick } from './picking/record-pick.ts'
import { recordTest } from './picking/record-test.ts'
import { setBin } from './picking/set-bin.ts'
import { acceptQuotation } from './quotation/accept-quotation.ts'
import { answerQuotation } from './quotation/answer-quotation.ts'
import { callOffQuotation } from './quotation/call-off-quotation.ts'
import { declineQuotation } from './quotation/decline-quotation.ts'
import { getQuotation } from './quotation/get-quotation.ts'
import { listMyQuotations } from './quotation/list-my-quotations.ts'
import { quotationsResource } from './quotation/quotations-resource.ts'
import { requestQuotation } from './quotation/request-quotation.ts'
import { requestQuotationAgain } from './quotation/request-quotation-again.ts'
import { getOrderSettings } from './settings/get-order-settings.ts'
import { getSeller } from './settings/get-seller.ts'
import { listSettingChanges } from './settings/list-setting-changes.ts'
import { listSettings } from './settings/list-settings.ts'
import { updateOrderSettings } from './settings/update-order-settings.ts'
import { updateSeller } from './settings/update-seller.ts'
import { revokeSignature } from './signature/revoke-signature.ts'
import { signDocument } from './signature/sign-document.ts'
import { getTax } from './tax/get-tax.ts'
import { setTax } from './tax/set-tax.ts'

/** Every call of the order service. */
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
  getOrderAt,
  countOrders,
  getSales,
  getDailySales,
  countOpenOrders,
  getOrderBuyer,
  listOrderNotes,
  exportOrders,
  exportOrderList,
  exportParcels,
  startPaymentAttempt,
  getPaymentStatus,
  cancelOrder,
  previewDeliveryChange,
  changeDelivery,
  confirmReceipt,
  confirmParcelReceipt,
  getTracking,
  startStocking,
  startTesting,
  shipOrder,
  shipParcel,
  addTrackingEntry,
  removeTrackingEntry,
  listPicks,
  recordPick,
  recordTest,
  setBin,
  previewBinImport,
  importBins,
  previewTrackingImport,
  importTrackingEntries,
  cancelLines,
  previewDeliveryChangeByStaff,
  changeDeliveryByStaff,
  cancelOrderByStaff,
  requestRefund,
  retryRefund,
  resolveLatePayment,
  addOrderNote,
  signDocument,
  revokeSignature,
  applyAfterSale,
  listAfterSaleTypes,
  listAfterSaleReasons,
  listMyAfterSales,
  getAfterSale,
  cancelAfterSale,
  addAfterSaleMessage,
  approveAfterSale,
  rejectAfterSale,
  receiveAfterSale,
  refundAfterSale,
  replaceAfterSale,
  shipReplacement,
  withdrawReplacement,
  closeAfterSale,
  answerAfterSale,
  assignAfterSale,
  getAfterSaleStatistics,
  exportAfterSaleStatistics,
  requestQuotation,
  listMyQuotations,
  getQuotation,
  requestQuotationAgain,
  acceptQuotation,
  declineQuotation,
  callOffQuotation,
  answerQuotation,
  listDocuments,
  listDocumentsByStaff,
  getOrderDocument,
  getPickListDocument,
  getPurchaseOrderDocument,
  previewDocument,
  listQuotationDocuments,
  listQuotationDocumentsByStaff,
  listCarriers,
  setCarrier,
  getCarrierPage,
  listFreight,
  setFreight,
  listSettings,
  listSettingChanges,
  getOrderSettings,
  updateOrderSettings,
  getSeller,
  updateSeller,
  getTax,
  setTax,
  receiveWalletWebhook,
  receiveWechatWebhook,
  payAttempt,
  declineAttempt,
  setWalletFaults,
  getWalletLedger,
]

export const orderResources: readonly AdminResource[] = [ordersResource, afterSalesResource, quotationsResource]
