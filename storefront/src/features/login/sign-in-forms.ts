import { contactTarget, emailAddress, mainlandPhone, verificationCode } from '@pinline/contracts/account/fields'
import { z } from 'zod'
import { isStrongEnough } from './password-strength.ts'

const password = z.string().trim().min(1, 'required').min(6, 'password-length').max(16, 'password-length')
/** A valid new password. */
export const newPassword = password.refine(isStrongEnough, 'password-strength')
const agreement = z.boolean().refine((ticked) => ticked, 'agreement-required')

export const passwordLogInForm = z.object({ username: contactTarget, password })
export const codeLogInForm = z.object({ username: contactTarget, code: verificationCode })
export const phoneRegisterForm = z.object({
  contact: mainlandPhone,
  code: verificationCode,
  password: newPassword,
  agreement,
})
export const emailRegisterForm = z.object({
  contact: emailAddress,
  code: verificationCode,
  password: newPassword,
  agreement,
})
export const resetPasswordForm = z
  .object({ username: contactTarget, code: verificationCode, password: newPassword, confirmation: z.string().trim() })
  .refine((form) => form.password === form.confirmation, { path: ['confirmation'], message: 'passwords-differ' })
