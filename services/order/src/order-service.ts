import { defineService, type TraceLines } from '@pinline/chassis/service'
import { RequestedPiecesStore } from './after-sales/requested-pieces-store.ts'
import { seedCarriers } from './carriers/carrier-store.ts'
import { CartChanges } from './cart/cart-changes.ts'
import { CartStore } from './cart/cart-store.ts'
import { refuseCartKeys } from './cart/refuse-cart-keys.ts'
import type { StockDeps } from './checkout/confirm-stock.ts'
import type { CheckoutContext } from './checkout/draft-order.ts'
import { PreviewedAddresses } from './checkout/previewed-addresses.ts'
import { orderConfig, orderVariables } from './config.ts'
import { prepareDeadlines } from './deadlines/overdue-orders.ts'
import { OrderDocuments } from './documents/order-documents.ts'
import { orderPersonVault } from './erasure/person-vault.ts'
import { seedFreight } from './freight/freight-store.ts'
import { completeShippedOrderJob } from './jobs/complete-shipped-order.job.ts'
import { deliverWalletWebhookJob } from './jobs/deliver-wallet-webhook.job.ts'
import { expireOrderJob } from './jobs/expire-order.job.ts'
import { finishPlacingJob } from './jobs/finish-placing.job.ts'
import { keepAfterSaleDeadlinesJob } from './jobs/keep-after-sale-deadlines.job.ts'
import { keepQuotationDeadlinesJob } from './jobs/keep-quotation-deadlines.job.ts'
import { reconcilePaymentAttemptJob } from './jobs/reconcile-payment-attempt.job.ts'
import { reconcileRefundJob } from './jobs/reconcile-refund.job.ts'
import { sumSalesDaysJob } from './jobs/sum-sales-days.job.ts'
import type { OrderDeps } from './order-deps.ts'
import { attemptsExpiry } from './payments/attempt-documents.ts'
import { orderFigures } from './payments/order-figures.ts'
import { PaymentChanges } from './payments/payment-changes.ts'
import type { PaymentDeps } from './payments/payment-deps.ts'
import { preparePayments } from './payments/prepare-payments.ts'
import { reconcilePayments } from './payments/reconcile-payments.ts'
import { refundTurnsExpiry } from './payments/refund-turns.ts'
import { forgetRemarksWhenBuyerErased } from './reactions/forget-remarks-when-buyer-erased.reaction.ts'
import { issueDocumentsWhenShippedOrRefunded } from './reactions/issue-documents-when-shipped-or-refunded.reaction.ts'
import { placeOrderWhenQuotationCalledOff } from './reactions/place-order-when-quotation-called-off.reaction.ts'
import { recordAfterSaleRefundedWhenRefundCompleted } from './reactions/record-after-sale-refunded-when-refund-completed.reaction.ts'
import { recordParcelWhenAfterSaleReplaced } from './reactions/record-parcel-when-after-sale-replaced.reaction.ts'
import { refundWhenRefundRequested } from './reactions/refund-when-refund-requested.reaction.ts'
import { requestRefundWhenAfterSaleRefundApproved } from './reactions/request-refund-when-after-sale-refund-approved.reaction.ts'
import { reserveStockWhenOrderPlaced } from './reactions/reserve-stock-when-order-placed.reaction.ts'
import { returnCallOffWhenOrderCancelled } from './reactions/return-call-off-when-order-cancelled.reaction.ts'
import { takeStockWhenReplacementApproved } from './reactions/take-stock-when-replacement-approved.reaction.ts'
import { afterSalesProjection } from './read-models/after-sales/after-sales.projection.ts'
import { orderSalesProjection } from './read-models/order-sales/order-sales.projection.ts'
import { SalesDays } from './read-models/order-sales/sales-days.ts'
import { orderTimelineProjection } from './read-models/order-timeline/order-timeline.projection.ts'
import { AddressVersions } from './read-models/orders/address-versions.ts'
import { ordersProjection } from './read-models/orders/orders.projection.ts'
import { prepareOrdersOfBuyers } from './read-models/orders/orders-of-buyer.query.ts'
import { PartTexts } from './read-models/orders/part-texts.ts'
import { quotationsProjection } from './read-models/quotations/quotations.projection.ts'
import { acceptQuotationRoute } from './routes/accept-quotation.route.ts'
import { addAfterSaleMessageRoute } from './routes/add-after-sale-message.route.ts'
import { addOrderNoteRoute } from './routes/add-order-note.route.ts'
import { addToCartRoute } from './routes/add-to-cart.route.ts'
import { addTrackingEntryRoute } from './routes/add-tracking-entry.route.ts'
import { afterSalesAdminRoute } from './routes/after-sales.resource.ts'
import { answerAfterSaleRoute } from './routes/answer-after-sale.route.ts'
import { answerQuotationRoute } from './routes/answer-quotation.route.ts'
import { applyAfterSaleRoute } from './routes/apply-after-sale.route.ts'
import { approveAfterSaleRoute } from './routes/approve-after-sale.route.ts'
import { assignAfterSaleRoute } from './routes/assign-after-sale.route.ts'
import { callOffQuotationRoute } from './routes/call-off-quotation.route.ts'
import { cancelAfterSaleRoute } from './routes/cancel-after-sale.route.ts'
import { cancelLinesRoute } from './routes/cancel-lines.route.ts'
import { cancelOrderRoute } from './routes/cancel-order.route.ts'
import { cancelOrderByStaffRoute } from './routes/cancel-order-by-staff.route.ts'
import { changeDeliveryRoute } from './routes/change-delivery.route.ts'
import { changeDeliveryByStaffRoute } from './routes/change-delivery-by-staff.route.ts'
import { clearCartRoute } from './routes/clear-cart.route.ts'
import { closeAfterSaleRoute } from './routes/close-after-sale.route.ts'
import { confirmParcelReceiptRoute } from './routes/confirm-parcel-receipt.route.ts'
import { confirmReceiptRoute } from './routes/confirm-receipt.route.ts'
import { countOpenOrdersRoute } from './routes/count-open-orders.route.ts'
import { countOrdersRoute } from './routes/count-orders.route.ts'
import { declineAttemptRoute } from './routes/decline-attempt.route.ts'
import { declineQuotationRoute } from './routes/decline-quotation.route.ts'
import { exportAfterSaleStatisticsRoute } from './routes/export-after-sale-statistics.route.ts'
import { exportOrderListRoute } from './routes/export-order-list.route.ts'
import { exportOrdersRoute } from './routes/export-orders.route.ts'
import { exportParcelsRoute } from './routes/export-parcels.route.ts'
import { getAfterSaleRoute } from './routes/get-after-sale.route.ts'
import { getAfterSaleStatisticsRoute } from './routes/get-after-sale-statistics.route.ts'
import { getCarrierPageRoute } from './routes/get-carrier-page.route.ts'
import { getCartRoute } from './routes/get-cart.route.ts'
import { getDailySalesRoute } from './routes/get-daily-sales.route.ts'
import { getOrderRoute } from './routes/get-order.route.ts'
import { getOrderAtRoute } from './routes/get-order-at.route.ts'
import { getOrderBuyerRoute } from './routes/get-order-buyer.route.ts'
import { getOrderDocumentRoute } from './routes/get-order-document.route.ts'
import { getOrderSettingsRoute } from './routes/get-order-settings.route.ts'
import { getPaymentStatusRoute } from './routes/get-payment-status.route.ts'
import { getPickListDocumentRoute } from './routes/get-pick-list-document.route.ts'
import { getPurchaseOrderDocumentRoute } from './routes/get-purchase-order-document.route.ts'
import { getQuotationRoute } from './routes/get-quotation.route.ts'
import { getSalesRoute } from './routes/get-sales.route.ts'
import { getSellerRoute } from './routes/get-seller.route.ts'
import { getTaxRoute } from './routes/get-tax.route.ts'
import { getTrackingRoute } from './routes/get-tracking.route.ts'
import { getWalletLedgerRoute } from './routes/get-wallet-ledger.route.ts'
import { importBinsRoute } from './routes/import-bins.route.ts'
import { importTrackingEntriesRoute } from './routes/import-tracking-entries.route.ts'
import { listAfterSaleReasonsRoute } from './routes/list-after-sale-reasons.route.ts'
import { listAfterSaleTypesRoute } from './routes/list-after-sale-types.route.ts'
import { listCarriersRoute } from './routes/list-carriers.route.ts'
import { listDocumentsRoute } from './routes/list-documents.route.ts'
import { listDocumentsByStaffRoute } from './routes/list-documents-by-staff.route.ts'
import { listFreightRoute } from './routes/list-freight.route.ts'
import { listMyAfterSalesRoute } from './routes/list-my-after-sales.route.ts'
import { listMyQuotationsRoute } from './routes/list-my-quotations.route.ts'
import { listOrderNotesRoute } from './routes/list-order-notes.route.ts'
import { listOrdersRoute } from './routes/list-orders.route.ts'
import { listPicksRoute } from './routes/list-picks.route.ts'
import { listQuotationDocumentsRoute } from './routes/list-quotation-documents.route.ts'
import { listQuotationDocumentsByStaffRoute } from './routes/list-quotation-documents-by-staff.route.ts'
import { listSettingChangesRoute } from './routes/list-setting-changes.route.ts'
import { listSettingsRoute } from './routes/list-settings.route.ts'
import { orderEventsStream } from './routes/order-events.stream.ts'
import { ordersAdminRoute } from './routes/orders.resource.ts'
import { payAttemptRoute } from './routes/pay-attempt.route.ts'
import { placeOrderRoute } from './routes/place-order.route.ts'
import { previewBinImportRoute } from './routes/preview-bin-import.route.ts'
import { previewDeliveryChangeRoute } from './routes/preview-delivery-change.route.ts'
import { previewDeliveryChangeByStaffRoute } from './routes/preview-delivery-change-by-staff.route.ts'
import { previewDocumentRoute } from './routes/preview-document.route.ts'
import { previewOrderRoute } from './routes/preview-order.route.ts'
import { previewTrackingImportRoute } from './routes/preview-tracking-import.route.ts'
import { quotationsAdminRoute } from './routes/quotations.resource.ts'
import { receiveAfterSaleRoute } from './routes/receive-after-sale.route.ts'
import { receiveWalletWebhookRoute } from './routes/receive-wallet-webhook.route.ts'
import { receiveWechatWebhookRoute } from './routes/receive-wechat-webhook.route.ts'
import { recordPickRoute } from './routes/record-pick.route.ts'
import { recordTestRoute } from './routes/record-test.route.ts'
import { refundAfterSaleRoute } from './routes/refund-after-sale.route.ts'
import { rejectAfterSaleRoute } from './routes/reject-after-sale.route.ts'
import { removeFromCartRoute } from './routes/remove-from-cart.route.ts'
import { removeTrackingEntryRoute } from './routes/remove-tracking-entry.route.ts'
import { reorderRoute } from './routes/reorder.route.ts'
import { replaceAfterSaleRoute } from './routes/replace-after-sale.route.ts'
import { requestQuotationRoute } from './routes/request-quotation.route.ts'
import { requestQuotationAgainRoute } from './routes/request-quotation-again.route.ts'
import { requestRefundRoute } from './routes/request-refund.route.ts'
import { resolveLatePaymentRoute } from './routes/resolve-late-payment.route.ts'
import { retryRefundRoute } from './routes/retry-refund.route.ts'
import { revokeSignatureRoute } from './routes/revoke-signature.route.ts'
import { selectCartLinesRoute } from './routes/select-cart-lines.route.ts'
import { setBinRoute } from './routes/set-bin.route.ts'
import { setCarrierRoute } from './routes/set-carrier.route.ts'
import { setFreightRoute } from './routes/set-freight.route.ts'
import { setTaxRoute } from './routes/set-tax.route.ts'
import { setWalletFaultsRoute } from './routes/set-wallet-faults.route.ts'
import { shipOrderRoute } from './routes/ship-order.route.ts'
import { shipParcelRoute } from './routes/ship-parcel.route.ts'
import { shipReplacementRoute } from './routes/ship-replacement.route.ts'
import { signDocumentRoute } from './routes/sign-document.route.ts'
import { startPaymentAttemptRoute } from './routes/start-payment-attempt.route.ts'
import { startStockingRoute } from './routes/start-stocking.route.ts'
import { startTestingRoute } from './routes/start-testing.route.ts'
import { updateCartLineRoute } from './routes/update-cart-line.route.ts'
import { updateOrderSettingsRoute } from './routes/update-order-settings.route.ts'
import { updateSellerRoute } from './routes/update-seller.route.ts'
import { withdrawReplacementRoute } from './routes/withdraw-replacement.route.ts'
import { makeDemoOrders } from './seed/make-demo-orders.ts'
import { UnpaidOrderStore } from './unpaid-orders/unpaid-order-store.ts'
import { chooseWallet } from './wallet/choose-wallet.ts'
import { measureWallet } from './wallet/measure-wallet.ts'
import { noncesExpiry, prepareNonces } from './wallet/seen-nonces.ts'
import { prepareWalletLedger, walletNoticesExpiry } from './wallet/wallet-attempts.ts'
import { walletPages } from './wallet/wallet-pages.ts'
import { walletTrace } from './wallet/wallet-trace.ts'

/** What is deleted after a time, whatever the wallet. */
const retained = [attemptsExpiry, refundTurnsExpiry, noncesExpiry]

/** Parts of the configured wallet only. */
const ofWallet = (payments: PaymentDeps) => {
  const { platform, wallet } = payments
  switch (wallet.kind) {
    case 'simulator':
      return {
        routes: [
          receiveWalletWebhookRoute(payments),
          payAttemptRoute(platform),
          declineAttemptRoute(platform),
          setWalletFaultsRoute(platform),
          getWalletLedgerRoute(platform),
        ],
        jobs: [deliverWalletWebhookJob(platform)],
        retained: [walletNoticesExpiry],
        pages: walletPages(platform),
        localRoots: ['/wallet'],
        prepare: () => prepareWalletLedger(platform),
        traceLines: ((of) => walletTrace(platform, of)) satisfies TraceLines,
      }
    case 'wechat-pay':
      return { routes: [], jobs: [], retained: [], prepare: async () => undefined }
    default:
      return wallet.kind satisfies never
  }
}

const afterSaleRoutes = (platform: OrderDeps, carts: CartStore, texts: PartTexts) => [
  refuseCartKeys(carts, applyAfterSaleRoute(platform, new RequestedPiecesStore(platform))),
  listAfterSaleTypesRoute(platform),
  listAfterSaleReasonsRoute(),
  listMyAfterSalesRoute(platform, texts),
  getAfterSaleRoute(platform, texts),
  refuseCartKeys(carts, cancelAfterSaleRoute(platform)),
  refuseCartKeys(carts, addAfterSaleMessageRoute(platform)),
  approveAfterSaleRoute(platform),
  rejectAfterSaleRoute(platform),
  receiveAfterSaleRoute(platform),
  refundAfterSaleRoute(platform),
  replaceAfterSaleRoute(platform),
  shipReplacementRoute(platform),
  withdrawReplacementRoute(platform),
  closeAfterSaleRoute(platform),
  answerAfterSaleRoute(platform),
  assignAfterSaleRoute(platform),
  getAfterSaleStatisticsRoute(platform),
  exportAfterSaleStatisticsRoute(platform),
]

const afterSaleReactions = (platform: OrderDeps) => [
  requestRefundWhenAfterSaleRefundApproved(platform),
  recordAfterSaleRefundedWhenRefundCompleted(platform),
  takeStockWhenReplacementApproved(platform),
  recordParcelWhenAfterSaleReplaced(platform),
]

const quotationRoutes = (platform: OrderDeps, checkout: CheckoutContext) => [
  ...[
    requestQuotationRoute(platform),
    requestQuotationAgainRoute(platform),
    acceptQuotationRoute(platform),
    declineQuotationRoute(platform),
    callOffQuotationRoute(checkout),
  ].map((route) => refuseCartKeys(checkout.carts, route)),
  listMyQuotationsRoute(platform),
  getQuotationRoute(platform),
  answerQuotationRoute(platform),
]

const documentRoutes = (platform: OrderDeps, documents: OrderDocuments) => [
  listDocumentsRoute(platform, documents),
  listDocumentsByStaffRoute(platform, documents),
  getOrderDocumentRoute(platform, documents),
  getPickListDocumentRoute(documents),
  getPurchaseOrderDocumentRoute(platform, documents),
  previewDocumentRoute(documents),
  listQuotationDocumentsRoute(platform, documents),
  listQuotationDocumentsByStaffRoute(platform, documents),
  getSellerRoute(platform),
  updateSellerRoute(platform),
  getTaxRoute(platform),
  setTaxRoute(platform),
]

const trackingEntryRoutes = (platform: OrderDeps) => [
  addTrackingEntryRoute(platform),
  removeTrackingEntryRoute(platform),
  previewTrackingImportRoute(platform),
  importTrackingEntriesRoute(platform),
]

const pickingRoutes = (platform: OrderDeps) => [
  listPicksRoute(platform),
  setBinRoute(platform),
  previewBinImportRoute(platform),
  importBinsRoute(platform),
  recordPickRoute(platform),
  recordTestRoute(platform),
]

const carrierRoutes = (platform: OrderDeps) => [
  listCarriersRoute(platform),
  setCarrierRoute(platform),
  getCarrierPageRoute(platform),
]

const cartRoutes = (platform: OrderDeps, carts: CartStore) => [
  getCartRoute(platform, carts),
  addToCartRoute(platform, carts),
  updateCartLineRoute(platform, carts),
  removeFromCartRoute(platform, carts),
  selectCartLinesRoute(platform, carts),
  clearCartRoute(platform, carts),
  reorderRoute(platform, carts),
]

/** Orders as buyers and staff read them. */
const readRoutes = (
  platform: OrderDeps,
  joins: { readonly texts: PartTexts; readonly addresses: AddressVersions },
  salesDays: SalesDays,
) => [
  listOrdersRoute(platform, joins.texts),
  getOrderRoute(platform, joins),
  getOrderAtRoute(platform),
  countOrdersRoute(platform),
  countOpenOrdersRoute(platform),
  getSalesRoute(platform),
  getDailySalesRoute(platform, salesDays),
  getOrderBuyerRoute(platform),
  listOrderNotesRoute(platform),
  exportOrderListRoute(platform),
  exportParcelsRoute(platform, joins.addresses),
  getTrackingRoute(platform),
]

/** What buyers do with placed orders, besides paying and cancelling. */
const buyerRoutes = (platform: OrderDeps, carts: CartStore) => [
  previewDeliveryChangeRoute(platform),
  refuseCartKeys(carts, changeDeliveryRoute(platform)),
  refuseCartKeys(carts, confirmReceiptRoute(platform)),
  refuseCartKeys(carts, confirmParcelReceiptRoute(platform)),
]

/** What staff do with orders. */
const staffRoutes = (payments: PaymentDeps) => {
  const { platform } = payments
  return [
    startStockingRoute(platform),
    startTestingRoute(platform),
    shipOrderRoute(platform),
    shipParcelRoute(platform),
    ...trackingEntryRoutes(platform),
    cancelLinesRoute(platform),
    previewDeliveryChangeByStaffRoute(platform),
    changeDeliveryByStaffRoute(platform),
    cancelOrderByStaffRoute(payments),
    requestRefundRoute(platform),
    retryRefundRoute(platform),
    resolveLatePaymentRoute(platform),
    addOrderNoteRoute(platform),
    signDocumentRoute(platform),
    revokeSignatureRoute(platform),
  ]
}

const resourcesOf = (
  platform: OrderDeps,
  joins: { readonly texts: PartTexts; readonly addresses: AddressVersions },
) => [ordersAdminRoute(platform, joins), afterSalesAdminRoute(platform, joins.texts), quotationsAdminRoute(platform)]

const settingsRoutes = (platform: OrderDeps) => [
  listFreightRoute(platform),
  setFreightRoute(platform),
  listSettingsRoute(platform),
  listSettingChangesRoute(platform),
  getOrderSettingsRoute(platform),
  updateOrderSettingsRoute(platform),
]

/** Cart, orders, payments, shipments and their tracking, after-sales service, quotations. */
export const orderService = defineService({
  name: 'order',
  config: orderConfig,
  shownVariables: orderVariables,
  compose: (platform) => {
    const carts = new CartStore(platform)
    const cartChanges = new CartChanges(platform)
    const texts = new PartTexts(platform)
    const joins = { texts, addresses: new AddressVersions(platform) }
    const salesDays = new SalesDays(platform)
    const documents = new OrderDocuments(platform, joins)
    const payments: PaymentDeps = {
      platform,
      wallet: measureWallet(chooseWallet(platform), platform.metrics),
      changes: new PaymentChanges(),
    }
    const { prepare, pages, localRoots, traceLines, ...walletFeatures } = ofWallet(payments)
    const stock: StockDeps = { platform, carts, unpaid: new UnpaidOrderStore(platform) }
    const checkout: CheckoutContext = { ...stock, addresses: new PreviewedAddresses(), wallet: payments.wallet }
    return {
      routes: [
        ...cartRoutes(platform, carts),
        previewOrderRoute(checkout),
        placeOrderRoute(checkout),
        ...readRoutes(platform, joins, salesDays),
        exportOrdersRoute(platform, carts, joins),
        refuseCartKeys(carts, startPaymentAttemptRoute(payments)),
        getPaymentStatusRoute(payments),
        refuseCartKeys(carts, cancelOrderRoute(payments)),
        ...buyerRoutes(platform, carts),
        ...staffRoutes(payments),
        ...afterSaleRoutes(platform, carts, texts),
        ...quotationRoutes(platform, checkout),
        ...documentRoutes(platform, documents),
        ...pickingRoutes(platform),
        ...carrierRoutes(platform),
        ...settingsRoutes(platform),
        receiveWechatWebhookRoute(payments),
        ...walletFeatures.routes,
      ],
      resources: resourcesOf(platform, joins),
      eventStreams: [orderEventsStream(platform, cartChanges, payments.changes)],
      projections: [
        ordersProjection,
        orderSalesProjection,
        orderTimelineProjection,
        afterSalesProjection,
        quotationsProjection,
      ],
      reactions: [
        reserveStockWhenOrderPlaced(stock),
        refundWhenRefundRequested(payments),
        forgetRemarksWhenBuyerErased(stock, new RequestedPiecesStore(platform), documents),
        ...afterSaleReactions(platform),
        placeOrderWhenQuotationCalledOff(platform),
        returnCallOffWhenOrderCancelled(platform),
        issueDocumentsWhenShippedOrRefunded(platform),
      ],
      jobs: [
        expireOrderJob(payments),
        reconcilePaymentAttemptJob(payments),
        finishPlacingJob(stock),
        reconcileRefundJob(payments),
        completeShippedOrderJob(platform),
        keepAfterSaleDeadlinesJob(platform),
        keepQuotationDeadlinesJob(platform),
        sumSalesDaysJob(salesDays),
        ...walletFeatures.jobs,
      ],
      ...{ reconcilers: [reconcilePayments(payments)], retained: [...retained, ...walletFeatures.retained] },
      ...{ gauges: orderFigures(platform), personVault: orderPersonVault(platform) },
      ...(pages === undefined ? {} : { pages, localRoots, traceLines }),
      onStart: async (report) => {
        await Promise.all([
          seedFreight(platform),
          seedCarriers(platform),
          preparePayments(payments),
          prepareDeadlines(platform),
          prepareNonces(platform),
          prepareOrdersOfBuyers(platform),
          salesDays.prepare(),
          prepare(),
        ])
        await makeDemoOrders(platform, report)
      },
      onStop: async () => {
        await Promise.all([cartChanges.stop(), documents.stop()])
      },
    }
  },
})
