import type { RequestContext } from '@pinline/chassis/http/request-context'
import { isRejection, type Rejection, rejection } from '@pinline/contracts/api/error-codes'
import type { AccountDeps } from '../account-deps.ts'
import type { StaffMember } from '../domain/permissions/permissions.ts'
import { guessOnce } from '../sign-in/sign-in-limits.ts'
import { normalizedStaffUsername } from './staff.ts'

/**
 * Lets a member of staff show one more time who they are, by a password or a code: whoever sits down at an unlocked
 * screen has the session and neither. A wrong one counts as a wrong login does.
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

/** Undefined where the password is right, else why the field is refused. */
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

/** Undefined where the code of the second factor is right, which spends it. */
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
