import type { Platform } from '@pinline/chassis/service'
import type { Rejection } from '@pinline/contracts/api/error-codes'
import type { BuyerId } from '@pinline/events/ids'

/**
 * Returns a rejection. If the buyer was erased while the command was running, the versions stored in the vault for it
 * are erased again, because nothing else would.
 */
export const eraseOrphaned = async (
  { vault }: { readonly vault: Pick<Platform['vault'], 'erase'> },
  kind: 'contact' | 'credential' | 'company',
  buyerId: BuyerId,
  refused: Rejection,
): Promise<Rejection> => {
  if (refused.code === 'not-found') await vault.erase(kind, buyerId)
  return refused
}
