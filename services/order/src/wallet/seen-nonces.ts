import { isDuplicateKey } from '@pinline/chassis/event-store/duplicate-key'
import { endsAfter, expiryIndex } from '@pinline/chassis/retention/expiry'
import { toleranceSeconds } from './signature.ts'
import type { WalletDeps } from './wallet-deps.ts'

interface SeenNonce {
  readonly _id: string
  readonly seenAt: Date
}

/** Longer than a message can be fresh. */
export const noncesExpiry = endsAfter('seenAt', {
  kind: 'wallet-nonces',
  seconds: 3 * toleranceSeconds,
  from: 'written',
})

const noncesOf = (platform: WalletDeps) =>
  platform.db.collection<SeenNonce>('wallet-nonces', { writeConcern: { w: 'majority' } })

export const prepareNonces = async (platform: WalletDeps): Promise<void> => {
  await noncesOf(platform).createIndexes([expiryIndex(noncesExpiry)])
}

/** False if the nonce was seen before: the message is a replay. */
export const recordNonce = async (platform: WalletDeps, nonce: string): Promise<boolean> => {
  try {
    await noncesOf(platform).insertOne({ _id: nonce, seenAt: platform.clock.now() })
    return true
  } catch (error) {
    if (isDuplicateKey(error)) return false
    throw error
  }
}
