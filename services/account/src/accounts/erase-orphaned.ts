import type { Platform } from '@pinline/chassis/service'
import type { Rejection } from '@pinline/contracts/api/error-codes'
import type { BuyerId } from '@pinline/events/ids'

/**
 * Passes a refusal on. Where the buyer was forgotten while the command was on its way, what had been put into the
 * vault for it goes again, for nobody would come back to it.
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
