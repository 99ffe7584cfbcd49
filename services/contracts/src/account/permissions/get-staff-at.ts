import { staffId } from '@pinline/events/ids'
import { call, staff } from '../../api/call.ts'
import { moment, stateAt, stateAtErrors } from '../../api/state-at.ts'

/**
 * The account and the permissions of a member of staff as the events had made them at a moment, field by field, beside what
 * they are now. Events are those of the member and of the menus and roles that their permissions came from. One who was
 * removed since has no fields now.
 */
export const getStaffAt = call({
  name: 'get-staff-at',
  path: '/private/users/at',
  effect: 'read',
  access: staff('users.read'),
  input: moment.extend({ staffId }),
  output: stateAt,
  errors: ['staff-not-found', ...stateAtErrors],
  weight: 8,
})
