import { emailAddress, mainlandPhone, verificationCode } from '@pinline/contracts/account/fields'
import { languageCode } from '@pinline/contracts/api/languages'
import { z } from 'zod'
import { newPassword } from '../login/sign-in-forms.ts'

export const phoneForm = z.object({ contact: mainlandPhone, code: verificationCode })
export const emailForm = z.object({ contact: emailAddress, code: verificationCode })
export const profileForm = z.object({ name: z.string().trim().max(50, 'too-long'), language: languageCode })
export const passwordForm = z
  .object({
    oldPassword: z.string().trim().min(1, 'old-password-empty'),
    newPassword,
    confirmation: z.string().trim(),
  })
  .refine((form) => form.newPassword === form.confirmation, { path: ['confirmation'], message: 'passwords-differ' })

/** Of password and code only the chosen one is required. */
export const identityForm = (by: 'password' | 'code') =>
  z.object({
    password: by === 'password' ? z.string().trim().min(1, 'required') : z.string(),
    code: by === 'code' ? verificationCode : z.string(),
  })
