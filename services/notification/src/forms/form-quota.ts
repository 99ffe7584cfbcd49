import { createHmac } from 'node:crypto'
import { addressBlock } from '@pinline/chassis/http/address-block'
import { endsAt, expiryIndex } from '@pinline/chassis/retention/expiry'
import type { Platform } from '@pinline/chassis/service'

interface AddressQuota {
  readonly _id: string
  readonly bytes: number
  readonly endsAt: Date
}

const dayMs = 86_400_000

export const formQuotasExpiry = endsAt('endsAt', { kind: 'form-quotas', days: 1, from: 'written' })

/**
 * Bytes of files that forms from one network had in a day (UTC), of which only a keyed hash is stored, for a day.
 * Prevents the failure "one visitor used up what all of a day's forms may have", also by many addresses of one IPv6 network.
 */
export class FormQuota {
  readonly #platform: Pick<Platform, 'db' | 'clock' | 'keys'>
  readonly #bytesPerDay: number

  constructor(platform: Pick<Platform, 'db' | 'clock' | 'keys'>, bytesPerDay: number) {
    this.#platform = platform
    this.#bytesPerDay = bytesPerDay
  }

  get #quotas() {
    return this.#platform.db.collection<AddressQuota>('form-quotas')
  }

  async ensureIndexes(): Promise<void> {
    await this.#quotas.createIndexes([expiryIndex(formQuotasExpiry)])
  }

  /** Counts the files of a form; false, and they do not count, where the network has had too many. */
  async take(address: string, bytes: number): Promise<boolean> {
    if (bytes === 0) return true
    const { keys, clock } = this.#platform
    const now = clock.now()
    const day = now.toISOString().slice(0, 10)
    const network = addressBlock(address)
    const key = createHmac('sha256', keys.hashing('form-address')).update(`${day} ${network}`).digest('base64url')
    const taken = await this.#quotas.findOneAndUpdate(
      { _id: key },
      { $inc: { bytes }, $setOnInsert: { endsAt: new Date(now.getTime() + dayMs) } },
      { upsert: true, returnDocument: 'after' },
    )
    if ((taken?.bytes ?? bytes) <= this.#bytesPerDay) return true
    await this.#quotas.updateOne({ _id: key }, { $inc: { bytes: -bytes } })
    return false
  }
}
