import type { z } from 'zod'
import type { catalogueEvent } from '../catalogue/catalogue-event.ts'
import { type EventDisclosure, internal, published } from './published-event.ts'

const editorial = internal('how staff prepare content before it is published')
const counting = internal('how staff count stock; what they book is a correction of the stock')
const purchasing = internal('what is bought from whom; what is expected and received is said by the stock')
const approval = internal('a rate that is not in force')
const wording = internal('the words of buttons and hints on the screens')
const byStaff = { withheld: ['by'] }
/** The author of an article is named to its readers only. */
const byAuthor = { withheld: ['by', 'details.author'] }

/** Which events of the catalogue service leave the product. */
export const catalogueDisclosures: Readonly<Record<z.infer<typeof catalogueEvent>['type'], EventDisclosure>> = {
  'product-imported': published('2026-11-21', 'A part was added to the catalogue, with all its data.'),
  'product-data-changed': published('2026-11-21', 'A part has other data; the data is complete, not a difference.', {
    version: 2,
  }),
  'product-lifecycle-set': published(
    '2026-11-21',
    'A part is active, not recommended for new designs, or discontinued, with or without a replacement.',
  ),
  'product-documents-set': published('2026-11-22', 'The documents of a part; they replace the earlier ones.'),
  'product-relations-set': published(
    '2026-11-27',
    'What a part mates with, its alternatives and accessories, as it states them; they replace the earlier ones.',
  ),
  'product-withdrawn': published('2026-11-22', 'A part is no longer listed or sold. Orders still refer to it.', {
    withheld: ['reason'],
  }),
  'product-relisted': published('2026-11-22', 'A withdrawn part is listed and sold again.'),
  'price-set': published('2026-11-21', 'The price breaks of a part in one currency; they replace the earlier ones.'),
  'price-cleared': published(
    '2026-11-22',
    'A part has no price breaks of its own in a currency: it is converted again.',
  ),
  'cost-price-set': internal('what a part costs the seller'),
  'stock-received': published(
    '2026-11-21',
    'Pieces were received into stock. Those that a buyer returned belong to no delivery.',
    { version: 3, withheld: ['reason'] },
  ),
  'stock-adjusted': published('2026-11-21', 'A stock count was corrected; negative for fewer pieces.', {
    withheld: ['reason'],
  }),
  'incoming-stock-announced': published(
    '2026-11-21',
    'Pieces are expected on a day; replaces the earlier announcement, and 0 withdraws it.',
  ),
  'delivery-announced': published('2026-11-22', 'A delivery is expected on a day; replaces what was announced of it.', {
    withheld: ['note', 'purchaseOrderId'],
  }),
  'delivery-withdrawn': published('2026-11-22', 'An announced delivery, or the rest of it, was withdrawn.'),
  'stock-reserved-for-order': published(
    '2026-11-21',
    'Pieces are reserved for an order until it ships or is cancelled.',
    {
      version: 2,
      withheld: ['newBuyer'],
    },
  ),
  'reservation-paid': internal('bookkeeping of shares of stock among unpaid orders'),
  'reservation-reduced': published('2026-11-26', 'Some of the pieces reserved for an order are available again.'),
  'stock-released-from-order': published('2026-11-21', 'The pieces reserved for an order are available again.', {
    withheld: ['reason'],
  }),
  'stock-take-started': counting,
  'stock-take-counted': counting,
  'stock-take-approved': counting,
  'stock-take-booked': counting,
  'stock-take-cancelled': counting,
  'purchase-order-placed': purchasing,
  'purchase-order-rescheduled': purchasing,
  'purchase-order-prices-set': purchasing,
  'purchase-order-received': purchasing,
  'purchase-order-closed': purchasing,
  'supplier-written': purchasing,
  'supplier-archived': purchasing,
  'supplier-restored': purchasing,
  'stock-sold-in-parcel': published('2026-11-25', 'Some of the pieces reserved for an order were shipped in a parcel.'),
  'stock-sold-to-order': published('2026-11-21', 'The remaining pieces reserved for an order were shipped.'),
  'early-release-noted': internal('a tombstone against messages that overtake each other'),
  'stock-taken-for-replacement': published(
    '2026-11-26',
    'Pieces were taken from free stock for a replacement; 0 where too few were free.',
  ),
  'stock-returned-from-replacement': published(
    '2026-11-26',
    'A replacement was withdrawn before it was sent: its pieces are available again.',
  ),
  'made-to-order-sold': published('2026-11-21', 'Made-to-order pieces were shipped; they were never in stock.'),
  'reorder-level-set': published('2026-11-27', 'The reorder level of a part; null if its stock is not watched.'),
  'stock-fell-low': published(
    '2026-11-27',
    'The available pieces of a part reached its reorder level or fell below it.',
  ),
  'stock-recovered': published('2026-11-27', 'The available pieces of a part are above its reorder level again.'),
  'category-defined': published('2026-11-22', 'A category as defined from now on: position, texts and attributes.'),
  'category-removed': published('2026-11-22', 'An empty category was removed.'),
  'attribute-defined': published('2026-11-22', 'An attribute of parts as defined from now on.'),
  'attribute-removed': published('2026-11-22', 'An unused attribute was removed.'),
  'currency-defined': published('2026-11-27', 'A currency of the shop as shown from now on.'),
  'exchange-rate-set': published('2026-11-27', 'An exchange rate to the US dollar and the time from which it holds.'),
  'exchange-rate-proposed': approval,
  'exchange-rate-declined': approval,
  'ui-text-set': wording,
  'ui-text-reset': wording,
  'language-defined': published('2026-11-27', 'A language of the shop as shown from now on.'),
  'content-created': published('2026-11-27', 'An item of content exists as a draft; its texts follow.', byAuthor),
  'content-details-changed': published(
    '2026-11-27',
    'The draft of an item has another slug or other details.',
    byAuthor,
  ),
  'content-text-set': published('2026-11-27', 'The draft of an item has this text in one language.', byStaff),
  'content-text-removed': published('2026-11-27', 'The draft of an item no longer has a text in a language.', byStaff),
  'content-version-restored': published('2026-11-27', 'The draft of an item is what it was at a version.', byStaff),
  'content-published': published('2026-11-27', 'The draft of an item is what readers see from now on.', byStaff),
  'content-archived': published('2026-11-27', 'Readers no longer see an item.', byStaff),
  'content-reopened': published('2026-11-27', 'An archived item is a draft again.', byStaff),
  'content-review-requested': editorial,
  'content-review-declined': editorial,
  'content-text-confirmed': editorial,
  'content-scheduled': editorial,
  'content-schedule-withdrawn': editorial,
  'translations-fell-due': editorial,
  'translations-caught-up': editorial,
}
