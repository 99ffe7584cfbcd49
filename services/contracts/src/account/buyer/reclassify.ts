import { z } from 'zod'
import { call } from '../../api/call.ts'
import { oldPasswordText, passwordText } from '../fields.ts'
import { changePassword } from './change-password.ts'

/** `change-password` by its other name, with `pwd` and `newPwd` as the old and the new password. */
export const reclassify = call({
  ...changePassword,
  name: 'reclassify',
  path: '/user/reclassify',
  input: z.strictObject({ pwd: oldPasswordText, newPwd: passwordText }),
})
