import type { Platform } from '@pinline/chassis/service'
import { buyerId } from '@pinline/events/ids'
import { Buyers } from './accounts/buyers.ts'
import { ContactClaims } from './accounts/contact-claims.ts'
import { Staff } from './accounts/staff.ts'
import { ApiKeys } from './api-keys/api-keys.ts'
import { AuditTrail } from './audit/audit-trail.ts'
import type { AccountConfig } from './config.ts'
import type { PasswordRules } from './domain/passwords/password-rules.ts'
import { grantedKeys } from './domain/permissions/granted-keys.ts'
import { permissionKeys } from './domain/permissions/permissions.ts'
import { SecurityEvents } from './security-events/security-events.ts'
import { AttemptPauses } from './sign-in/attempt-pauses.ts'
import { AttemptWindows } from './sign-in/attempt-windows.ts'
import { IdentityTickets } from './sign-in/identity-tickets.ts'
import { LoginGate } from './sign-in/login-gate.ts'
import { type PasswordHashing, passwordHashing } from './sign-in/password-hashing.ts'
import { SecondFactors } from './sign-in/second-factors.ts'
import { type LoadActiveAccounts, Sessions } from './sign-in/sessions.ts'
import { UndoLinks } from './sign-in/undo-links.ts'
import { VerificationCodes } from './sign-in/verification-codes.ts'

/** Dependencies of this service's routes. */
export interface AccountDeps {
  readonly platform: Platform<AccountConfig>
  readonly buyers: Buyers
  readonly staff: Staff
  readonly secondFactors: SecondFactors
  readonly sessions: Sessions
  readonly apiKeys: ApiKeys
  readonly codes: VerificationCodes
  readonly windows: AttemptWindows
  readonly pauses: AttemptPauses
  readonly passwords: PasswordHashing
  readonly passwordRules: PasswordRules
  readonly tickets: IdentityTickets
  readonly undoLinks: UndoLinks
  readonly contactClaims: ContactClaims
  readonly audit: AuditTrail
  readonly securityEvents: SecurityEvents
}

export const accountDeps = async (platform: Platform<AccountConfig>): Promise<AccountDeps> => {
  const { config } = platform
  const hashesPerSecond = config.RATE_LIMITS === 'off' ? undefined : config.PASSWORD_HASHES_PER_SECOND
  const buyers = new Buyers(platform)
  const secondFactors = new SecondFactors(platform)
  const staff = new Staff(platform, secondFactors)
  const active = loadActiveAccounts(buyers, staff)
  const securityEvents = new SecurityEvents(platform)
  const deps: AccountDeps = {
    platform,
    buyers,
    staff,
    secondFactors,
    sessions: new Sessions(platform, active),
    apiKeys: new ApiKeys(platform, active),
    codes: new VerificationCodes(platform),
    windows: new AttemptWindows(platform),
    pauses: new AttemptPauses(platform),
    passwords: await passwordHashing(new LoginGate({ concurrency: 2, perSecond: hashesPerSecond })),
    passwordRules: {
      minimum: config.PASSWORD_MIN,
      maximum: config.PASSWORD_MAX,
      classes: config.PASSWORD_CLASSES,
    },
    tickets: new IdentityTickets(platform),
    undoLinks: new UndoLinks(platform),
    contactClaims: new ContactClaims(platform, buyers),
    audit: new AuditTrail(platform, buyers, securityEvents),
    securityEvents,
  }
  await Promise.all([
    deps.sessions.ensureIndexes(),
    deps.apiKeys.ensureIndexes(),
    deps.codes.ensureIndexes(),
    deps.windows.ensureIndexes(),
    deps.pauses.ensureIndexes(),
    deps.tickets.ensureIndexes(),
    deps.undoLinks.ensureIndexes(),
    deps.contactClaims.ensureIndexes(),
    deps.audit.ensureIndexes(),
    deps.securityEvents.ensureIndexes(),
  ])
  return deps
}

const loadActiveAccounts =
  (buyers: Buyers, staff: Staff): LoadActiveAccounts =>
  async (audience, subjectIds) => {
    if (audience === 'buyer') {
      const known = await buyers.loadMany(subjectIds.flatMap((id) => buyerId.safeParse(id).data ?? []))
      return new Map(
        [...known].flatMap(([id, { credentialRef, disabled }]) =>
          disabled ? [] : [[id, { credentialRef, permissions: [] }] as const],
        ),
      )
    }
    const permissions = await staff.permissions()
    return new Map(
      subjectIds.flatMap((id) => {
        const member = permissions.staff.get(id)
        if (member === undefined || member.disabled) return []
        const { credentialRef, roleId, mustChangePassword } = member
        const keys = permissionKeys(permissions, roleId)
        const suspended = [...grantedKeys(permissions, roleId).difference(new Set(keys))]
        return [[id, { credentialRef, roleId, permissions: keys, suspended, mustChangePassword }] as const]
      }),
    )
  }
