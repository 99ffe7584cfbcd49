import { isDuplicateKey } from '@pinline/chassis/event-store/duplicate-key'
import { toleranceSeconds } from './signature.ts'
import type { WalletDeps } from './wallet-deps.ts'

interface SeenNonce {
  readonly _id: string
  readonly seenAt: Date
}

/** Longer than a message can be fresh. */
const retentionSeconds = 3 * toleranceSeconds

const noncesOf = (platform: WalletDeps) =>
  platform.db.collection<SeenNonce>('wallet-nonces', { writeConcern: { w: 'majority' } })

export const prepareNonces = async (platform: WalletDeps): Promise<void> => {
  await noncesOf(platform).createIndex({ seenAt: 1 }, { expireAfterSeconds: retentionSeconds })
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
