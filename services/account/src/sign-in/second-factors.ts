import { isDuplicateKey } from '@pinline/chassis/event-store/duplicate-key'
import type { Platform } from '@pinline/chassis/service'
import type { StaffId, VaultReference } from '@pinline/events/ids'
import { type SecondFactorVersion, secondFactorVersion } from '../accounts/vault-kinds.ts'
import { newRecoveryCodes, recoveryHash } from './recovery-codes.ts'
import { newTotpSecret, provisioningUri, stepOfCode } from './totp.ts'

/** Used codes of a second factor. */
interface Uses {
  readonly _id: VaultReference
  /** The last step with an accepted code: no code of it or an earlier one is accepted again. */
  readonly lastStep: number
  /** Hashes of recovery codes. */
  readonly recovered: readonly string[]
}

interface Holder {
  readonly staffId: StaffId
  readonly secondFactorRef?: VaultReference
}

const kind = 'secondfactor'
const recoveryPurpose = 'recovery-code'
const setUpWithinMs = 10 * 60_000

/**
 * Authenticator apps and recovery codes of staff. Secrets are in the vault; used codes are in a plain document, so that
 * of two sign-ins with one code one is refused.
 */
export class SecondFactors {
  readonly #uses
  readonly #platform

  constructor(platform: Platform) {
    this.#platform = platform
    this.#uses = platform.db.collection<Uses>('second-factor-uses', { writeConcern: { w: 'majority' } })
  }

  /** A new secret, which replaces one that was not confirmed. */
  async begin(staffId: StaffId, username: string): Promise<{ secret: string; uri: string }> {
    const secret = newTotpSecret()
    const begunAt = this.#platform.clock.now().toISOString()
    await this.#platform.vault.put(kind, staffId, { secret, begunAt, recoveryHashes: [] }, secondFactorVersion)
    return { secret, uri: provisioningUri(secret, username) }
  }

  /** Stores the latest secret with its recovery codes; undefined if the code is wrong or too late. */
  async confirm(
    staffId: StaffId,
    code: string,
  ): Promise<{ reference: VaultReference; recoveryCodes: string[] } | undefined> {
    const { vault, clock, keys } = this.#platform
    const pending = (await vault.latest(kind, staffId, secondFactorVersion))?.value
    const now = clock.now()
    if (pending === undefined || pending.recoveryHashes.length > 0) return undefined
    if (now.getTime() - Date.parse(pending.begunAt) > setUpWithinMs) return undefined
    const step = stepOfCode(pending.secret, digitsOf(code), now)
    if (step === undefined) return undefined
    const recoveryCodes = newRecoveryCodes()
    const recoveryHashes = recoveryCodes.map((one) => recoveryHash(keys.hashing(recoveryPurpose), staffId, one))
    const reference = await vault.put(kind, staffId, { ...pending, recoveryHashes }, secondFactorVersion)
    await this.#uses.replaceOne({ _id: reference }, { lastStep: step, recovered: [] }, { upsert: true })
    return { reference, recoveryCodes }
  }

  /** Spends a code of the app or a recovery code; false if it is wrong or used. */
  async spend({ staffId, secondFactorRef }: Holder, code: string): Promise<boolean> {
    const { clock, keys } = this.#platform
    const factor = await this.#read(secondFactorRef)
    if (factor === undefined || secondFactorRef === undefined) return false
    const digits = digitsOf(code)
    if (/^\d{6}$/.test(digits)) {
      const step = stepOfCode(factor.secret, digits, clock.now())
      return step !== undefined && (await this.#spendStep(secondFactorRef, step))
    }
    const hash = recoveryHash(keys.hashing(recoveryPurpose), staffId, code)
    return factor.recoveryHashes.includes(hash) && (await this.#spendRecoveryCode(secondFactorRef, hash))
  }

  /** Number of unused recovery codes; 0 without a second factor. */
  async recoveryCodesLeft({ secondFactorRef }: Holder): Promise<number> {
    const factor = await this.#read(secondFactorRef)
    if (factor === undefined || secondFactorRef === undefined) return 0
    const used = (await this.#uses.findOne({ _id: secondFactorRef }))?.recovered ?? []
    return factor.recoveryHashes.filter((hash) => !used.includes(hash)).length
  }

  /** Erases every secret that a member of staff has had, once none counts. */
  async erase({ staffId, secondFactorRef }: Holder): Promise<void> {
    await this.#platform.vault.erase(kind, staffId)
    if (secondFactorRef !== undefined) await this.#uses.deleteOne({ _id: secondFactorRef })
  }

  async #read(reference: VaultReference | undefined): Promise<SecondFactorVersion | undefined> {
    return reference === undefined ? undefined : await this.#platform.vault.get(reference, secondFactorVersion)
  }

  async #spendStep(reference: VaultReference, step: number): Promise<boolean> {
    return await this.#once(() =>
      this.#uses.updateOne(
        { _id: reference, lastStep: { $lt: step } },
        { $set: { lastStep: step }, $setOnInsert: { recovered: [] } },
        { upsert: true },
      ),
    )
  }

  async #spendRecoveryCode(reference: VaultReference, hash: string): Promise<boolean> {
    return await this.#once(() =>
      this.#uses.updateOne(
        { _id: reference, recovered: { $ne: hash } },
        { $push: { recovered: hash }, $setOnInsert: { lastStep: 0 } },
        { upsert: true },
      ),
    )
  }

  /** If the code is used already, the update matches no document and its upsert meets the existing one. */
  async #once(update: () => Promise<unknown>): Promise<boolean> {
    try {
      await update()
      return true
    } catch (error) {
      if (isDuplicateKey(error)) return false
      throw error
    }
  }
}

/** Apps show the six digits in two groups. */
const digitsOf = (code: string): string => code.replaceAll(/\s/g, '')
