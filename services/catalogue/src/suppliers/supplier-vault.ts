import { canonicalJson } from '@pinline/chassis/http/canonical'
import type { Platform } from '@pinline/chassis/service'
import type { SupplierId, VaultReference } from '@pinline/events/ids'
import { z } from 'zod'

type VaultPlatform = Pick<Platform, 'vault'>

const kind = 'supplier'

/** Who is talked to at a supplier, and what staff note about it; unknown fields are empty. Vault kind `supplier`, by its id. */
const supplierContact = z.object({
  contactName: z.string(),
  email: z.string(),
  phone: z.string(),
  note: z.string(),
})
export type SupplierContact = z.infer<typeof supplierContact>

export const noContact: SupplierContact = { contactName: '', email: '', phone: '', note: '' }

/** Puts a contact into the vault; one that it has already keeps its version. */
export const putSupplierContact = async (
  { vault }: VaultPlatform,
  id: SupplierId,
  contact: SupplierContact,
): Promise<VaultReference> => {
  const latest = await vault.latest(kind, id, supplierContact)
  const isSame = latest !== undefined && canonicalJson(latest.value) === canonicalJson(contact)
  return isSame ? latest.reference : await vault.put(kind, id, contact, supplierContact)
}

/** Several contacts in the given order; what was erased is empty. */
export const getSupplierContacts = async (
  { vault }: VaultPlatform,
  references: readonly VaultReference[],
): Promise<SupplierContact[]> => (await vault.getMany(references, supplierContact)).map((found) => found ?? noContact)
