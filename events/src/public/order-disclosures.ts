import type { OrderServiceEventType } from './event-streams.ts'
import { type EventDisclosure, internal, published } from './published-event.ts'

const note = { withheld: ['noteRef'] }

/** Which events of the order service leave the product. Addresses and what people wrote are references only. */
export const orderDisclosures: Readonly<Record<OrderServiceEventType, EventDisclosure>> = {
  'order-placed': published(
    '2026-11-21',
    'A buyer placed an order. Its lines, amounts, currency and rate never change. `stock-reserved` or `order-cancelled` follows.',
    { version: 4, withheld: ['placementId', 'poNumber'] },
  ),
  'stock-reserved': published('2026-11-21', 'All lines from stock are reserved: the order can be paid.', {
    version: 2,
    withheld: ['sharePercent'],
  }),
  'payment-attempt-started': published(
    '2026-11-21',
    'The buyer was shown a payment code. An order has one at a time.',
    {
      version: 2,
    },
  ),
  'payment-attempt-closed': published('2026-11-21', 'A payment code accepts no more money.'),
  'payment-captured': published(
    '2026-11-21',
    'The wallet captured a payment, whatever the status of the order; it is refunded if it confirms nothing.',
  ),
  'order-confirmed': published('2026-11-21', 'The order is paid; its payment deadline no longer applies.', {
    version: 2,
  }),
  'stocking-started': published('2026-11-21', 'Staff began to collect or make the goods.'),
  'testing-started': published('2026-11-21', 'The collected goods are being tested.'),
  'line-picked': published('2026-11-26', 'What was picked of a line; replaces what was recorded of it before.'),
  'line-tested': published('2026-11-26', 'A sample of a line was tested. The latest result of each method counts.', {
    version: 2,
  }),
  'parcel-shipped': published('2026-11-25', 'A parcel was handed to the carrier, and others of the order follow.'),
  'order-shipped': published('2026-11-21', 'The last or only parcel of the order was handed to the carrier.', {
    version: 2,
  }),
  'replacement-shipped': published('2026-11-26', 'A parcel with a replacement was handed to the carrier.'),
  'parcel-received': published('2026-11-25', 'The buyer confirmed that one parcel has arrived.'),
  'tracking-entry-added': published('2026-11-25', 'A tracking entry of a parcel. `contentRef` refers to its text.'),
  'tracking-entry-removed': published('2026-11-26', 'A wrong tracking entry was removed.'),
  'order-completed': published('2026-11-21', 'The buyer confirmed the receipt, or the time for it ran out.'),
  'order-cancelled': published('2026-11-21', 'The order was cancelled; the stock of `lines` is released.', {
    version: 2,
    withheld: ['noteRef', 'refused'],
  }),
  'lines-cancelled': published(
    '2026-11-26',
    'Lines of a paid order, or pieces of them, were cancelled and are refunded.',
    {
      withheld: ['cancellationKey', 'noteRef'],
    },
  ),
  'delivery-changed': published('2026-11-26', 'The order has another delivery address or shipping method.', {
    ...note,
    version: 2,
  }),
  'refund-requested': published('2026-11-21', 'A refund of all that was left of a payment was requested.'),
  'partial-refund-requested': published('2026-11-25', 'A refund of a part of a payment was requested.', note),
  'refund-completed': published('2026-11-21', 'The wallet gave the money back.'),
  'refund-failed': published('2026-11-22', 'The wallet could not refund; staff have to retry.'),
  'refund-retried': published('2026-11-22', 'A failed refund was requested again, under the same number.'),
  'late-payment-settled': published('2026-11-22', 'A payment that came after the cancellation was resolved.', note),
  'invoice-issued': published('2026-11-25', 'The order has an invoice.'),
  'credit-note-issued': published('2026-11-25', 'A refund of an invoiced order has a credit note.'),
  'po-number-erased': published('2026-11-23', 'The buyer’s purchase order number was erased; delete your copies.'),
  'document-signed': internal('a signature of staff on a document'),
  'signature-revoked': internal('a signature of staff on a document'),
  'order-note-added': internal('a note for colleagues only'),
  'after-sale-submitted': published(
    '2026-11-25',
    'A buyer requested after-sales service for delivered pieces of a line.',
  ),
  'after-sale-approved': published('2026-11-25', 'Staff approved an after-sales request.', {
    version: 2,
    withheld: ['remindAt'],
  }),
  'after-sale-reminded': published('2026-11-26', 'The buyer was reminded to send the pieces back.'),
  'after-sale-rejected': published('2026-11-25', 'Staff rejected an after-sales request.'),
  'after-sale-cancelled': published('2026-11-25', 'An after-sales request ended before anything came back.', {
    version: 2,
  }),
  'after-sale-received': published('2026-11-25', 'Returned pieces arrived and were inspected.'),
  'after-sale-refund-approved': published('2026-11-25', 'Staff decided how much is refunded.'),
  'after-sale-refund-refused': published('2026-11-25', 'The refund exceeded what is left of the payment.'),
  'after-sale-refunded': published('2026-11-25', 'The wallet refunded an after-sales request.'),
  'after-sale-replacement-approved': published('2026-11-26', 'Staff decided to send other or repaired pieces.'),
  'after-sale-replacement-reserved': published('2026-11-26', 'The pieces of a replacement are set aside in stock.'),
  'after-sale-replacement-refused': published('2026-11-26', 'Too few pieces were free for a replacement.'),
  'after-sale-replacement-withdrawn': published('2026-11-26', 'A replacement was withdrawn before it was sent.'),
  'after-sale-replaced': published('2026-11-25', 'Other or repaired pieces were sent to the buyer.', { version: 2 }),
  'after-sale-closed': published('2026-11-25', 'An after-sales request needs no more work.'),
  'after-sale-message-added': published('2026-11-25', 'Buyer or staff wrote about an after-sales request.'),
  'after-sale-assigned': internal('who of the staff works on it'),
  'quotation-requested': published('2026-11-26', 'A buyer asked for prices.'),
  'quotation-answered': published('2026-11-26', 'Staff offered prices; a later answer replaces an earlier one.'),
  'quotation-requested-again': published('2026-11-26', 'The buyer asked for a better answer; the earlier one is void.'),
  'quotation-accepted': published('2026-11-26', 'The buyer accepted the last answer.'),
  'quotation-declined': published('2026-11-26', 'The buyer no longer wants the quotation.'),
  'quotation-reminded': published('2026-11-26', 'The buyer was reminded of an answer that expires soon.'),
  'quotation-expired': published('2026-11-26', 'An answer was not accepted in time.'),
  'quotation-called-off': published('2026-11-26', 'The buyer ordered pieces of an accepted quotation.', {
    withheld: ['order.placementId'],
  }),
  'quotation-call-off-returned': published('2026-11-26', 'The order of a call-off was not placed or was cancelled.'),
  'bin-set': published('2026-11-26', 'The storage bin of a part; null if it has none.'),
  'carrier-set': published('2026-11-26', 'A carrier as defined from now on.'),
  'document-number-assigned': published('2026-11-25', 'An invoice or credit note got the next number of its year.'),
  'freight-set': published('2026-11-22', 'The freight of a zone by one method from now on.'),
  'tax-set': published('2026-11-26', 'The tax rates of new orders from now on.'),
  'order-settings-changed': internal('limits that keep fraud out'),
  'seller-changed': published('2026-11-25', 'The seller’s data on new documents.'),
}
