import { expect, it } from 'vitest'
import type { z } from 'zod'
import { emailRegisterForm, passwordLogInForm, phoneRegisterForm, resetPasswordForm } from './sign-in-forms.ts'

const fieldErrors = (form: z.ZodType, value: unknown) =>
  Object.fromEntries(
    form
      .safeParse(value)
      .error?.issues.toReversed()
      .map((issue) => [issue.path.join('.'), issue.message]) ?? [],
  )

it('accepts phone or e-mail with 6 to 16 characters', () => {
  expect(fieldErrors(passwordLogInForm, { username: '', password: '' })).toEqual({
    username: 'required',
    password: 'required',
  })
  expect(fieldErrors(passwordLogInForm, { username: 'orders@tern-halley', password: 'short' })).toEqual({
    username: 'username-format',
    password: 'password-length',
  })
  expect(fieldErrors(passwordLogInForm, { username: ' 138 1234 5678 ', password: 'x'.repeat(16) })).toEqual({})
  expect(fieldErrors(passwordLogInForm, { username: 'orders@tern-halley.example', password: 'x'.repeat(17) })).toEqual({
    password: 'password-length',
  })
})

it('requires the agreement and a strong password for registration', () => {
  const form = { contact: '13812345678', code: '408162', password: 'Pitch254', agreement: true }
  expect(fieldErrors(phoneRegisterForm, form)).toEqual({})
  expect(fieldErrors(phoneRegisterForm, { ...form, agreement: false, password: 'pitch254', code: '12' })).toEqual({
    agreement: 'agreement-required',
    password: 'password-strength',
    code: 'code-format',
  })
  expect(fieldErrors(phoneRegisterForm, { ...form, contact: '1381234567' })).toEqual({ contact: 'phone-format' })
  expect(fieldErrors(emailRegisterForm, { ...form, contact: 'orders@' })).toEqual({ contact: 'email-format' })
})

it('requires the same password twice for a reset', () => {
  const form = { username: '13812345678', code: '4081', password: 'Pitch254', confirmation: 'Pitch255' }
  expect(fieldErrors(resetPasswordForm, form)).toEqual({ confirmation: 'passwords-differ' })
})
