import { z } from 'zod'
import { call, openToStaff } from '../../api/call.ts'

/** As `log-out`, for staff. */
export const logOutStaff = call({
  name: 'log-out-staff',
  path: '/public/admin/login/out',
  effect: 'get',
  access: openToStaff,
  audited: 'sign-out',
  input: z.object({}),
  output: z.object({ ended: z.literal(true) }),
  errors: [],
})
