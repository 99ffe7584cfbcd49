import { isDuplicateKey } from '@pinline/chassis/event-store/duplicate-key'
import { toleranceSeconds } from './signature.ts'
import type { WalletPlatform } from './wallet-platform.ts'

interface SeenNonce {
  readonly _id: string
  readonly seenAt: Date
}

/** Longer than a message can be fresh. */
const rememberedSeconds = 3 * toleranceSeconds

const noncesOf = (platform: WalletPlatform) =>
  platform.db.collection<SeenNonce>('wallet-nonces', { writeConcern: { w: 'majority' } })

export const prepareNonces = async (platform: WalletPlatform): Promise<void> => {
  await noncesOf(platform).createIndex({ seenAt: 1 }, { expireAfterSeconds: rememberedSeconds })
}

/** False where the nonce was seen before: the message is a replay. */
export const rememberNonce = async (platform: WalletPlatform, nonce: string): Promise<boolean> => {
  try {
    await noncesOf(platform).insertOne({ _id: nonce, seenAt: platform.clock.now() })
    return true
  } catch (error) {
    if (isDuplicateKey(error)) return false
    throw error
  }
}
