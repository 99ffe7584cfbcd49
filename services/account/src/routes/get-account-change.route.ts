import { result } from '@pinline/chassis/http/call-result'
import { type Route, route } from '@pinline/chassis/http/route'
import { getAccountChange } from '@pinline/contracts/account/buyer/get-account-change'
import { isRejection } from '@pinline/contracts/api/error-codes'
import type { AccountDeps } from '../account-deps.ts'
import { findAccountChange } from '../accounts/find-account-change.ts'
import { masked } from '../accounts/masked.ts'

export const getAccountChangeRoute = (deps: AccountDeps): Route =>
  route(getAccountChange, async ({ token }) => {
    const found = await findAccountChange(deps, token)
    if (isRejection(found)) return found
    const { changed, changedAt, until } = found.change
    const password = found.account === 'buyer' ? 'set-by-code' : found.canBeReset ? 'set-by-administrator' : 'unchanged'
    const { phone, email } = found.former
    return result({
      account: found.account,
      changed,
      changedAt,
      until,
      password,
      restores: {
        phone: phone === undefined ? null : masked(phone),
        email: email === undefined ? null : masked(email),
      },
    })
  })
