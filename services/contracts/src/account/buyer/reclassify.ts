import { z } from 'zod'
import { call } from '../../api/call.ts'
import { oldPasswordText, passwordText } from '../fields.ts'
import { changePassword } from './change-password.ts'

/** The same by its other name and with its own field names. */
export const reclassify = call({
  ...changePassword,
  name: 'reclassify',
  path: '/user/reclassify',
  input: z.strictObject({ pwd: oldPasswordText, newPwd: passwordText }),
})
