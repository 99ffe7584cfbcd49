import type { PersonEntries, PersonVault } from '@pinline/chassis/event-store/person-vault'
import { buyerId, staffId } from '@pinline/events/ids'
import { RequestedPiecesStore } from '../after-sales/requested-pieces-store.ts'
import type { OrderDeps } from '../order-deps.ts'
import { numbersOfBuyer } from '../read-models/orders/orders-of-buyer.query.ts'
import { signaturesOf } from '../read-models/orders/signatures-of.query.ts'

/** Under the number of an order. */
const kindsOfOrder = ['remark', 'po-number', 'note', 'tracking', 'invoice'] as const

const kinds: PersonVault['kinds'] = {
  remark: { of: 'buyer' },
  'po-number': { of: 'buyer' },
  note: { of: 'buyer' },
  tracking: { of: 'buyer' },
  'after-sale': { of: 'buyer' },
  quotation: { of: 'buyer' },
  // Tax law asks for invoices: infra/decisions/0039-documents.md.
  invoice: { of: 'buyer', retained: true },
  // Records of who tested and shipped: infra/decisions/0049-shipping-documents.md.
  signature: { of: 'staff', retained: true },
}

/** What the order service holds of buyers, and of members of staff who sign. */
export const orderPersonVault = (platform: OrderDeps): PersonVault => ({
  kinds,
  entriesOf: async function* (person): AsyncGenerator<PersonEntries> {
    if (person.kind === 'staff') {
      yield { kind: 'signature', references: await signaturesOf(platform, staffId.parse(person.id)) }
      return
    }
    const buyer = buyerId.parse(person.id)
    yield { kind: 'quotation', ids: [buyer] }
    for await (const numbers of numbersOfBuyer(platform, buyer)) {
      for (const kind of kindsOfOrder) yield { kind, ids: numbers }
      yield { kind: 'after-sale', ids: await new RequestedPiecesStore(platform).numbersOf(numbers) }
    }
  },
})
