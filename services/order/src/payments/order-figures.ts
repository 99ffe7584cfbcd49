import type { SampledGauge } from '@pinline/chassis/service'
import { orderPlaced } from '@pinline/events/order/order-placed'
import { paymentCaptured } from '@pinline/events/order/payment-captured'
import type { OrderDeps } from '../order-deps.ts'
import { attemptsPastEnd, countLatePayments, ordersPastDeadline } from '../read-models/orders/orders-due.query.ts'

/**
 * Counts orders and captured money as this process commits them, in minor units by currency, and shows which payments
 * are late. Sums for people are those of the console: a counter begins anew with its process.
 */
export const orderFigures = (platform: OrderDeps): readonly SampledGauge[] => {
  const { metrics, store, clock } = platform
  const orders = metrics.counter('pinline_orders_total', 'Orders placed, by currency', ['currency'])
  const ordered = metrics.counter('pinline_order_minor_units_total', 'Totals of placed orders, in minor units', [
    'currency',
  ])
  const captured = metrics.counter('pinline_captured_minor_units_total', 'Captured payments, in minor units', [
    'currency',
  ])
  store.onCommit((commits) => {
    for (const event of commits.flatMap(({ events }) => events)) {
      const placed = event.type === 'order-placed' ? orderPlaced.safeParse(event).data : undefined
      if (placed !== undefined) {
        orders.labels(placed.data.currency).inc()
        ordered.labels(placed.data.currency).inc(placed.data.total.minor)
      }
      const payment = event.type === 'payment-captured' ? paymentCaptured.safeParse(event).data : undefined
      if (payment !== undefined) captured.labels(payment.data.amount.currency).inc(payment.data.amount.minor)
    }
  })
  return [
    {
      gauge: metrics.gauge('pinline_orders_past_deadline', 'Unpaid orders past their deadline, 400 at most'),
      read: async () => (await ordersPastDeadline(platform, clock.now())).length,
    },
    {
      gauge: metrics.gauge('pinline_attempts_past_end', 'Payment attempts that are open past their end, 200 at most'),
      read: async () => (await attemptsPastEnd(platform, clock.now())).length,
    },
    {
      gauge: metrics.gauge('pinline_late_payments', 'Orders whose late payment waits for staff, 1,000 at most'),
      read: () => countLatePayments(platform),
    },
  ]
}
