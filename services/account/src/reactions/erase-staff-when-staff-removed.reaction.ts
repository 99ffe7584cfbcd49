import { type AnyReaction, defineReaction } from '@pinline/chassis/reactions/reaction'
import { staffRemoved } from '@pinline/events/account/staff-removed'
import type { AccountDeps } from '../account-deps.ts'
import { eraseStaff } from '../accounts/erase-staff.ts'

/** Whoever removed them did so at once; this is for the case that it was cut off. */
export const eraseStaffWhenStaffRemoved = (deps: AccountDeps): AnyReaction =>
  defineReaction({
    name: 'forget-staff-when-staff-removed',
    subscribesTo: { service: 'account', types: ['staff-removed'], eventSchema: staffRemoved },
    react: ({ event: { data } }) => eraseStaff(deps, data.staffId),
  })
