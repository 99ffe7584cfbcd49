import { result } from '@pinline/chassis/http/call-result'
import { type Route, route } from '@pinline/chassis/http/route'
import { listStaff } from '@pinline/contracts/account/permissions/list-staff'
import type { AccountDeps } from '../account-deps.ts'
import { pageOf, sorted } from '../accounts/sort-and-page.ts'
import { findStaff } from '../accounts/staff-directory.ts'

export const listStaffRoute = (deps: AccountDeps): Route =>
  route(listStaff, async ({ sort, order, ...input }, { language }) => {
    const rows = await findStaff(deps, input, language)
    return result(pageOf(sorted(rows, { field: sort, order }), input))
  })
