import type { Platform } from '@pinline/chassis/service'
import { buyerId } from '@pinline/events/ids'
import { Buyers } from './accounts/buyers.ts'
import { Staff } from './accounts/staff.ts'
import type { AccountConfig } from './config.ts'
import { authorityKeys } from './domain/authorities/authorities.ts'
import { AttemptWindows } from './sign-in/attempt-windows.ts'
import { type PasswordHashing, passwordHashing } from './sign-in/password-hashing.ts'
import { type AskStanding, Sessions } from './sign-in/sessions.ts'
import { VerificationCodes } from './sign-in/verification-codes.ts'

/** What the routes of this service are given. */
export interface AccountParts {
  readonly platform: Platform<AccountConfig>
  readonly buyers: Buyers
  readonly staff: Staff
  readonly sessions: Sessions
  readonly codes: VerificationCodes
  readonly windows: AttemptWindows
  readonly passwords: PasswordHashing
}

export const accountParts = async (platform: Platform<AccountConfig>): Promise<AccountParts> => {
  const buyers = new Buyers(platform)
  const staff = new Staff(platform)
  const parts: AccountParts = {
    platform,
    buyers,
    staff,
    sessions: new Sessions(platform, standing(buyers, staff)),
    codes: new VerificationCodes(platform),
    windows: new AttemptWindows(platform),
    passwords: await passwordHashing(),
  }
  await Promise.all([parts.sessions.ensureIndexes(), parts.codes.ensureIndexes(), parts.windows.ensureIndexes()])
  return parts
}

const standing =
  (buyers: Buyers, staff: Staff): AskStanding =>
  async (audience, subjectId) => {
    if (audience === 'buyer') {
      const id = buyerId.safeParse(subjectId)
      const buyer = id.success ? await buyers.load(id.data) : undefined
      return buyer === undefined ? undefined : { credentialRef: buyer.credentialRef, authorities: [] }
    }
    const authorities = await staff.authorities()
    const member = authorities.staff.get(subjectId)
    if (member === undefined) return undefined
    const { credentialRef, roleId } = member
    return { credentialRef, roleId, authorities: authorityKeys(authorities, roleId) }
  }
