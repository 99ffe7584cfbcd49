import { result } from '@pinline/chassis/http/call-result'
import { type Route, route } from '@pinline/chassis/http/route'
import { listMentionedStaff } from '@pinline/contracts/api/list-mentioned-staff'
import type { AccountDeps } from '../account-deps.ts'
import { mentionedStaff } from '../accounts/colleagues.ts'

export const listMentionedStaffRoute = (deps: AccountDeps): Route =>
  route(listMentionedStaff, async ({ ids, resource }) => result({ list: await mentionedStaff(deps, ids, resource) }))
