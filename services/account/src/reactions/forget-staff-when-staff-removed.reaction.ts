import { type AnyReaction, defineReaction } from '@pinline/chassis/reactions/reaction'
import { staffRemoved } from '@pinline/events/account/staff-removed'
import type { AccountParts } from '../account-parts.ts'
import { forgetStaff } from '../accounts/forget-staff.ts'

/** Whoever removed them did so at once; this is for the case that it was cut off. */
export const forgetStaffWhenStaffRemoved = (parts: AccountParts): AnyReaction =>
  defineReaction({
    name: 'forget-staff-when-staff-removed',
    hears: { service: 'account', types: ['staff-removed'], factSchema: staffRemoved },
    react: ({ fact: { data } }) => forgetStaff(parts, data.staffId),
  })
