import { staffId } from '@pinline/events/ids'
import { z } from 'zod'
import { call, internal } from '../../api/call.ts'

/** The address that a member of staff has confirmed by a code; null without one. */
export const getStaffContact = call({
  name: 'get-staff-contact',
  path: '/internal/read-staff-contact',
  effect: 'read',
  access: internal,
  input: z.object({ staffId }),
  output: z.object({ confirmedEmail: z.string().nullable() }),
  errors: ['not-found'],
})
