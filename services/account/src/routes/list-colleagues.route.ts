import { result } from '@pinline/chassis/http/call-result'
import { type Route, route } from '@pinline/chassis/http/route'
import { listColleagues } from '@pinline/contracts/account/people/list-colleagues'
import type { AccountDeps } from '../account-deps.ts'
import { findColleagues } from '../accounts/colleagues.ts'
import { pageOf } from '../accounts/sort-and-page.ts'

export const listColleaguesRoute = (deps: AccountDeps): Route =>
  route(listColleagues, async ({ q = '', resource, ...wanted }, { staffId: caller, language }) =>
    result(pageOf(await findColleagues(deps, { q, resource, caller, language }), wanted)),
  )
