import type { BuyerId, VaultReference } from '@pinline/events/ids'
import { z } from 'zod'
import type { OrderDeps } from '../order-deps.ts'

const kind = 'quotation'

/** Puts a text of a quotation into the vault, under its buyer, whoever wrote it: one erasure finds them all. */
export const putQuotationText = async ({ vault }: OrderDeps, buyerId: BuyerId, text: string): Promise<VaultReference> =>
  await vault.put(kind, buyerId, text, z.string())

/** Erases every text of a buyer's quotations. */
export const eraseQuotationTexts = async ({ vault }: OrderDeps, buyerId: BuyerId): Promise<void> =>
  await vault.eraseMany(kind, [buyerId])
