import type { Platform } from '@pinline/chassis/service'
import { buyerId } from '@pinline/events/ids'
import { Buyers } from './accounts/buyers.ts'
import { ContactClaims } from './accounts/contact-claims.ts'
import { Staff } from './accounts/staff.ts'
import { AuditTrail } from './audit/audit-trail.ts'
import type { AccountConfig } from './config.ts'
import { authorityKeys } from './domain/authorities/authorities.ts'
import { heldKeys } from './domain/authorities/held.ts'
import type { PasswordRules } from './domain/passwords/password-rules.ts'
import { AttemptWindows } from './sign-in/attempt-windows.ts'
import { IdentityTickets } from './sign-in/identity-tickets.ts'
import { LoginGate } from './sign-in/login-gate.ts'
import { type PasswordHashing, passwordHashing } from './sign-in/password-hashing.ts'
import { SecondFactors } from './sign-in/second-factors.ts'
import { type AskStanding, Sessions } from './sign-in/sessions.ts'
import { VerificationCodes } from './sign-in/verification-codes.ts'

/** What the routes of this service are given. */
export interface AccountParts {
  readonly platform: Platform<AccountConfig>
  readonly buyers: Buyers
  readonly staff: Staff
  readonly secondFactors: SecondFactors
  readonly sessions: Sessions
  readonly codes: VerificationCodes
  readonly windows: AttemptWindows
  readonly passwords: PasswordHashing
  readonly passwordRules: PasswordRules
  readonly tickets: IdentityTickets
  readonly contactClaims: ContactClaims
  readonly audit: AuditTrail
}

export const accountParts = async (platform: Platform<AccountConfig>): Promise<AccountParts> => {
  const { config } = platform
  const hashesPerSecond = config.RATE_LIMITS === 'off' ? undefined : config.PASSWORD_HASHES_PER_SECOND
  const buyers = new Buyers(platform)
  const secondFactors = new SecondFactors(platform)
  const staff = new Staff(platform, secondFactors)
  const parts: AccountParts = {
    platform,
    buyers,
    staff,
    secondFactors,
    sessions: new Sessions(platform, standing(buyers, staff)),
    codes: new VerificationCodes(platform),
    windows: new AttemptWindows(platform),
    passwords: await passwordHashing(new LoginGate({ atOnce: 2, perSecond: hashesPerSecond })),
    passwordRules: {
      minimum: config.PASSWORD_MIN,
      maximum: config.PASSWORD_MAX,
      classes: config.PASSWORD_CLASSES,
    },
    tickets: new IdentityTickets(platform),
    contactClaims: new ContactClaims(platform, buyers),
    audit: new AuditTrail(platform, buyers),
  }
  await Promise.all([
    parts.sessions.ensureIndexes(),
    parts.codes.ensureIndexes(),
    parts.windows.ensureIndexes(),
    parts.tickets.ensureIndexes(),
    parts.contactClaims.ensureIndexes(),
    parts.audit.ensureIndexes(),
  ])
  return parts
}

const standing =
  (buyers: Buyers, staff: Staff): AskStanding =>
  async (audience, subjectIds) => {
    if (audience === 'buyer') {
      const known = await buyers.loadMany(subjectIds.flatMap((id) => buyerId.safeParse(id).data ?? []))
      return new Map([...known].map(([id, { credentialRef }]) => [id, { credentialRef, authorities: [] }]))
    }
    const authorities = await staff.authorities()
    return new Map(
      subjectIds.flatMap((id) => {
        const member = authorities.staff.get(id)
        if (member === undefined || member.disabled) return []
        const { credentialRef, roleId, mustChangePassword } = member
        const keys = authorityKeys(authorities, roleId)
        const resting = [...heldKeys(authorities, roleId).difference(new Set(keys))]
        return [[id, { credentialRef, roleId, authorities: keys, resting, mustChangePassword }] as const]
      }),
    )
  }
