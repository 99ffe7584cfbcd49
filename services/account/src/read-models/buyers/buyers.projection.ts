import { defineProjection } from '@pinline/chassis/read-models/projection'
import { type BuyerEvent, buyerEvent } from '@pinline/events/account/buyer-event'
import type { ListedBuyer } from './buyers.model.ts'

const project = (row: ListedBuyer | undefined, { type, data }: BuyerEvent): ListedBuyer => {
  const buyer: ListedBuyer = row ?? {
    buyerId: data.buyerId,
    state: 'active',
    registeredAt: '',
    contactRef: null,
    companyRef: null,
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
    case 'buyer-erased':
      return { ...buyer, state: 'erased', contactRef: null, companyRef: null }
    case 'buyer-password-set':
    case 'buyer-avatar-set':
    case 'address-added':
    case 'address-changed':
    case 'address-removed':
    case 'default-address-set':
      return buyer
    default: {
      const missing: never = type
      return missing
    }
  }
}

/** One row per buyer who ever registered; an erased one keeps its id and date. */
export const buyersProjection = defineProjection<ListedBuyer, BuyerEvent>({
  name: 'buyers',
  version: 1,
  sources: [{ service: 'account', streamType: 'buyer' }],
  eventSchema: buyerEvent,
  project: (row, recorded) => project(row, recorded.event),
  indexes: [{ keys: { registeredAt: -1, _id: -1 } }, { keys: { state: 1, registeredAt: -1, _id: -1 } }],
})
