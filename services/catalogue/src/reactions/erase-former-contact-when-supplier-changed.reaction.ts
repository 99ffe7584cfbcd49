import { type AnyReaction, defineReaction } from '@pinline/chassis/reactions/reaction'
import { type SupplierWritten, supplierWritten } from '@pinline/events/catalogue/supplier-written'
import type { CatalogueDeps } from '../catalogue-deps.ts'

/**
 * Erases the contacts and notes that a supplier had before, and those of edits that were refused at the last moment. Not
 * again after a backup was restored: its suppliers are those of then, with their contacts.
 */
export const eraseFormerContactWhenSupplierChanged = ({ platform }: CatalogueDeps): AnyReaction =>
  defineReaction<SupplierWritten>({
    name: 'erase-former-contact-when-supplier-changed',
    subscribesTo: { service: 'catalogue', types: ['supplier-written'], eventSchema: supplierWritten },
    react: async ({ event }) => await platform.vault.eraseOlder(event.data.contactRef),
  })
