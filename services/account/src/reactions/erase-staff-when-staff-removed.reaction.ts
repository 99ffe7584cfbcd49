import { type AnyReaction, defineReaction } from '@pinline/chassis/reactions/reaction'
import { staffRemoved } from '@pinline/events/account/staff-removed'
import type { AccountDeps } from '../account-deps.ts'
import { eraseStaff } from '../accounts/erase-staff.ts'

/** The request that removed them did this at once; this covers an interrupted request. */
export const eraseStaffWhenStaffRemoved = (deps: AccountDeps): AnyReaction =>
  defineReaction({
    name: 'forget-staff-when-staff-removed',
    subscribesTo: { service: 'account', types: ['staff-removed'], eventSchema: staffRemoved },
    react: ({ event: { data } }) => eraseStaff(deps, data.staffId),
  })
