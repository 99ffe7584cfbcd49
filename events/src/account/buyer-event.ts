import { z } from 'zod'
import { addressAdded } from './address-added.ts'
import { addressChanged } from './address-changed.ts'
import { addressRemoved } from './address-removed.ts'
import { buyerAvatarSet } from './buyer-avatar-set.ts'
import { buyerChangeUndone } from './buyer-change-undone.ts'
import { buyerCompanyChanged } from './buyer-company-changed.ts'
import { buyerContactChanged } from './buyer-contact-changed.ts'
import { buyerErased } from './buyer-erased.ts'
import { buyerMailsChosen } from './buyer-mails-chosen.ts'
import { buyerNoteAdded } from './buyer-note-added.ts'
import { buyerPasswordSet } from './buyer-password-set.ts'
import { buyerRegistered } from './buyer-registered.ts'
import { buyerStateSet } from './buyer-state-set.ts'
import { defaultAddressSet } from './default-address-set.ts'

/** The events of a buyer's stream. */
export const buyerEvent = z.discriminatedUnion('type', [
  buyerRegistered,
  buyerPasswordSet,
  addressAdded,
  addressChanged,
  addressRemoved,
  defaultAddressSet,
  buyerContactChanged,
  buyerChangeUndone,
  buyerCompanyChanged,
  buyerAvatarSet,
  buyerStateSet,
  buyerNoteAdded,
  buyerMailsChosen,
  buyerErased,
])
export type BuyerEvent = z.infer<typeof buyerEvent>
