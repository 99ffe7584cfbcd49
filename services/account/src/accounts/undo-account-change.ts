import { type CallResult, result } from '@pinline/chassis/http/call-result'
import type { RequestContext } from '@pinline/chassis/http/request-context'
import { isRejection, type Rejection, rejection } from '@pinline/contracts/api/error-codes'
import type { AccountDeps } from '../account-deps.ts'
import { alreadyApplied } from './already-applied.ts'
import { findAccountChange } from './find-account-change.ts'
import { undoBuyerChange } from './undo-buyer-change.ts'
import { undoStaffChange } from './undo-staff-change.ts'

/** Retries if another change was committed in the meantime. */
const attempts = 5

/** Undoes a change of contact or password by its link, which ends all sessions. */
export const undoAccountChange = async (
  deps: AccountDeps,
  token: string,
  context: RequestContext,
): Promise<CallResult<{ undone: true }> | Rejection> => {
  const { platform, sessions } = deps
  const before = await alreadyApplied(platform, context.commandContext)
  if (isRejection(before)) return before
  if (before) return result({ undone: true })
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const found = await findAccountChange(deps, token)
    if (isRejection(found)) return found
    const { account } = found
    context.setAuditSubject({ kind: account, id: account === 'buyer' ? found.buyer.buyerId : found.member.staffId })
    const done =
      account === 'buyer' ? await undoBuyerChange(deps, found, context) : await undoStaffChange(deps, found, context)
    if (isRejection(done) && done.code === 'version-conflict') continue
    if (isRejection(done)) return done.code === 'staff-not-found' ? rejection('undo-link-invalid') : done
    return result({ undone: true }, { positions: [done.position], cookies: [sessions.forget(account)] })
  }
  return rejection('version-conflict')
}
