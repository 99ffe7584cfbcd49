import { answer } from '@pinline/chassis/http/answer'
import { type Route, route } from '@pinline/chassis/http/route'
import { listUsers } from '@pinline/contracts/account/permissions/list-users'
import type { AccountParts } from '../account-parts.ts'
import { pageOf, sorted } from '../accounts/listed.ts'
import { findUsers } from '../accounts/staff-directory.ts'

export const listUsersRoute = (parts: AccountParts): Route =>
  route(listUsers, async ({ sort, order, ...input }, { language }) => {
    const rows = await findUsers(parts, input, language)
    return answer(pageOf(sorted(rows, { field: sort, order }), input))
  })
