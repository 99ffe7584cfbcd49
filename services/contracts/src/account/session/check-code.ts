import { z } from 'zod'
import { call } from '../../api/call.ts'
import { verificationCode } from '../fields.ts'
import { confirmIdentity } from './confirm-identity.ts'

/** `confirm-identity` by code, by its other name. */
export const checkCode = call({
  ...confirmIdentity,
  name: 'check-code',
  path: '/user/checkCode',
  input: z.strictObject({ code: verificationCode, purpose: z.literal('confirm-identity').default('confirm-identity') }),
})
