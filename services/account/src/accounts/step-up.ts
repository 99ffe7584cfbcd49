import type { RequestContext } from '@pinline/chassis/http/request-context'
import { isRejection, type Rejection, rejection } from '@pinline/contracts/api/error-codes'
import type { AccountDeps } from '../account-deps.ts'
import type { StaffMember } from '../domain/permissions/permissions.ts'
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
  return await guessOnce(deps, { audience: 'staff', name, id: member.staffId }, client, isRight)
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
  isRight: () => Promise<boolean>,
): Promise<Rejection | undefined> => {
  const right = await verifyStepUp(deps, member, client, isRight)
  if (isRejection(right)) return right
  return right ? undefined : rejection('code-wrong', { errors: { code: 'code-wrong' } })
}
