/**
 * The types of events that webhooks are sent for, by what they are about. All are public by `events/src/public/`.
 * Adding one sends it to every endpoint that takes all types. Every public event of an order is among them, so that a
 * receiver can keep whole orders by webhooks alone.
 */
export const webhookEventGroups = {
  orders: [
    'order-placed',
    'stock-reserved',
    'payment-attempt-started',
    'payment-attempt-closed',
    'payment-captured',
    'order-confirmed',
    'stocking-started',
    'testing-started',
    'delivery-changed',
    'lines-cancelled',
    'order-cancelled',
    'order-completed',
    'invoice-issued',
    'po-number-erased',
  ],
  picking: ['line-picked', 'line-tested'],
  parcels: [
    'parcel-shipped',
    'order-shipped',
    'replacement-shipped',
    'parcel-received',
    'tracking-entry-added',
    'tracking-entry-removed',
  ],
  refunds: [
    'refund-requested',
    'partial-refund-requested',
    'refund-completed',
    'refund-failed',
    'refund-retried',
    'late-payment-settled',
    'credit-note-issued',
  ],
  afterSales: [
    'after-sale-submitted',
    'after-sale-approved',
    'after-sale-rejected',
    'after-sale-cancelled',
    'after-sale-received',
    'after-sale-refund-approved',
    'after-sale-refunded',
    'after-sale-replacement-approved',
    'after-sale-replaced',
    'after-sale-closed',
  ],
  quotations: [
    'quotation-requested',
    'quotation-answered',
    'quotation-requested-again',
    'quotation-accepted',
    'quotation-declined',
    'quotation-expired',
    'quotation-called-off',
  ],
  products: [
    'product-imported',
    'product-data-changed',
    'product-lifecycle-set',
    'product-documents-set',
    'product-withdrawn',
    'product-relisted',
    'price-set',
    'price-cleared',
  ],
  stock: [
    'stock-received',
    'stock-adjusted',
    'delivery-announced',
    'delivery-withdrawn',
    'stock-reserved-for-order',
    'stock-released-from-order',
    'stock-sold-in-parcel',
    'stock-sold-to-order',
    'stock-fell-low',
    'stock-recovered',
  ],
} as const

export type WebhookEventType = (typeof webhookEventGroups)[keyof typeof webhookEventGroups][number]

export const webhookEventTypes: readonly WebhookEventType[] = Object.values(webhookEventGroups).flat()

/** The type of what `send-test-webhook` sends. It is no event of the shop. */
export const webhookTestType = 'webhook-test'
