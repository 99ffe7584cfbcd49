import { defineProjection } from '@pinline/chassis/read-models/projection'
import { type BuyerEvent, buyerEvent } from '@pinline/events/account/buyer-event'
import type { ListedBuyer } from './buyers.model.ts'

const project = (
  row: ListedBuyer | undefined,
  { type, data }: BuyerEvent,
  { kind, id = null }: { readonly kind: string; readonly id?: string | null },
): ListedBuyer => {
  const buyer: ListedBuyer = row ?? {
    buyerId: data.buyerId,
    state: 'active',
    registeredAt: '',
    contactRef: null,
    companyRef: null,
    notes: [],
  }
  switch (type) {
    case 'buyer-registered':
      return { ...buyer, registeredAt: data.registeredAt, contactRef: data.contactRef }
    case 'buyer-contact-changed':
    case 'buyer-change-undone':
      return { ...buyer, contactRef: data.contactRef }
    case 'buyer-company-changed':
      return { ...buyer, companyRef: data.companyRef }
    case 'buyer-state-set':
      return { ...buyer, state: data.disabled ? 'disabled' : 'active' }
    case 'buyer-note-added': {
      const { noteRef, addedAt } = data
      return { ...buyer, notes: [...buyer.notes, { noteRef, staffId: kind === 'staff' ? id : null, addedAt }] }
    }
    case 'buyer-erased':
      return { ...buyer, state: 'erased', contactRef: null, companyRef: null, notes: [] }
    case 'buyer-password-set':
    case 'buyer-avatar-set':
    case 'buyer-mails-chosen':
    case 'address-added':
    case 'address-changed':
    case 'address-removed':
    case 'default-address-set':
      return buyer
    default:
      return type satisfies never
  }
}

/** One row per buyer who ever registered; an erased one keeps its id and date. */
export const buyersProjection = defineProjection<ListedBuyer, BuyerEvent>({
  name: 'buyers',
  version: 2,
  sources: [{ service: 'account', streamType: 'buyer' }],
  eventSchema: buyerEvent,
  project: (row, recorded) => project(row, recorded.event, recorded.actor),
  indexes: [{ keys: { registeredAt: -1, _id: -1 } }, { keys: { state: 1, registeredAt: -1, _id: -1 } }],
})
