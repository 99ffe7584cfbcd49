import type { RequestContext } from '@pinline/chassis/http/request-context'
import { isRejection, type Rejection, rejection } from '@pinline/contracts/api/error-codes'
import type { AccountDeps } from '../account-deps.ts'
import { addsAccess } from '../domain/permissions/added-access.ts'
import { evolve, type StaffMember } from '../domain/permissions/permissions.ts'
import { type PermissionsCommand, permissionsDecider } from '../domain/permissions/permissions-decider.ts'
import { staffAccount } from '../sign-in/device-owner.ts'
import { guessOnce } from '../sign-in/sign-in-limits.ts'
import { normalizedStaffUsername } from './staff.ts'

/**
 * Step-up authentication of a member of staff by password or code: somebody at an unlocked screen has the session but
 * neither of these. A wrong one counts as a failed login.
 */
const verifyStepUp = async (
  deps: AccountDeps,
  member: StaffMember,
  client: RequestContext,
  isRight: () => Promise<boolean>,
): Promise<boolean | Rejection> => {
  const profile = await deps.staff.profile(member)
  const name = normalizedStaffUsername(profile?.username ?? member.staffId)
  return await guessOnce(deps, { audience: 'staff', name, account: staffAccount(member) }, client, isRight)
}

/** Undefined if the password is right, else the validation error. */
export const refuseWrongPassword = async (
  deps: AccountDeps,
  member: StaffMember,
  client: RequestContext,
  { field, password }: { field: string; password: string },
): Promise<Rejection | undefined> => {
  const right = await verifyStepUp(deps, member, client, async () =>
    deps.passwords.matches(password, await deps.staff.passwordHash(member)),
  )
  if (isRejection(right)) return right
  return right ? undefined : rejection('password-wrong', { errors: { [field]: 'password-wrong' } })
}

/** Undefined if the code of the second factor is right, which spends it. */
export const refuseWrongCode = async (
  deps: AccountDeps,
  member: StaffMember,
  client: RequestContext,
  { field, code }: { field: string; code: string },
): Promise<Rejection | undefined> => {
  const right = await verifyStepUp(deps, member, client, () => deps.secondFactors.spend(member, code))
  if (isRejection(right)) return right
  return right ? undefined : rejection('code-wrong', { errors: { [field]: 'code-wrong' } })
}

interface StepUp {
  readonly field: string
  readonly password: string
  readonly secondFactor: string | undefined
  readonly secondFactorField?: string
}

/** Undefined if the password is right, and the code too if the member has a second factor. */
export const refuseWithoutStepUp = async (
  deps: AccountDeps,
  member: StaffMember,
  client: RequestContext,
  { secondFactor, secondFactorField = 'secondFactor', ...password }: StepUp,
): Promise<Rejection | undefined> => {
  const refused = await refuseWrongPassword(deps, member, client, password)
  if (refused !== undefined || member.secondFactorRef === undefined) return refused
  if (secondFactor === undefined)
    return rejection('second-factor-required', { errors: { [secondFactorField]: 'code-required' } })
  return await refuseWrongCode(deps, member, client, { field: secondFactorField, code: secondFactor })
}

interface OwnStepUp {
  readonly ownPassword?: string | undefined
  readonly ownSecondFactor?: string | undefined
}

/** Undefined if the caller of a command about somebody else proves to be the owner of their session. */
export const refuseWithoutOwnStepUp = async (
  deps: AccountDeps,
  { ownPassword, ownSecondFactor }: OwnStepUp,
  client: RequestContext,
): Promise<Rejection | undefined> => {
  const member = await deps.staff.member(client.staffId)
  if (member === undefined) return rejection('session-over')
  if (ownPassword === undefined) return rejection('step-up-required', { errors: { ownPassword: 'required' } })
  return await refuseWithoutStepUp(deps, member, client, {
    field: 'ownPassword',
    password: ownPassword,
    secondFactor: ownSecondFactor,
    secondFactorField: 'ownSecondFactor',
  })
}

/**
 * The same for a command that gives somebody access: a role, a key, an enabled account. With the access token alone, a
 * thief of a few minutes would keep a way in. Undefined as well for a command that is refused anyway.
 */
export const refuseUnprovedAccess = async (
  deps: AccountDeps,
  command: PermissionsCommand,
  own: OwnStepUp,
  client: RequestContext,
): Promise<Rejection | undefined> => {
  const state = await deps.staff.permissions()
  const decision = permissionsDecider.decide(state, command)
  if (isRejection(decision) || !addsAccess(state, decision.reduce(evolve, state))) return undefined
  return await refuseWithoutOwnStepUp(deps, own, client)
}
