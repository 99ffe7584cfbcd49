import { expect, it } from 'vitest'
import type { z } from 'zod'
import {
  emailRegisterForm,
  passwordFault,
  passwordLogInForm,
  phoneRegisterForm,
  resetPasswordForm,
} from './sign-in-forms.ts'

const faults = (form: z.ZodType, value: unknown) =>
  Object.fromEntries(
    form
      .safeParse(value)
      .error?.issues.toReversed()
      .map((issue) => [issue.path.join('.'), issue.message]) ?? [],
  )

it('logs in by phone or e-mail with 6 to 16 characters', () => {
  expect(faults(passwordLogInForm, { username: '', password: '' })).toEqual({
    username: 'required',
    password: 'required',
  })
  expect(faults(passwordLogInForm, { username: 'orders@tern-halley', password: 'short' })).toEqual({
    username: 'username-format',
    password: 'password-length',
  })
  expect(faults(passwordLogInForm, { username: ' 138 1234 5678 ', password: 'x'.repeat(16) })).toEqual({})
  expect(faults(passwordLogInForm, { username: 'orders@tern-halley.example', password: 'x'.repeat(17) })).toEqual({
    password: 'password-length',
  })
})

it('registers only with the agreement and a strong password', () => {
  const form = { contact: '13812345678', code: '408162', password: 'Pitch254', agreement: true }
  expect(faults(phoneRegisterForm, form)).toEqual({})
  expect(faults(phoneRegisterForm, { ...form, agreement: false, password: 'pitch254', code: '12' })).toEqual({
    agreement: 'agreement-required',
    password: 'password-strength',
    code: 'code-format',
  })
  expect(faults(phoneRegisterForm, { ...form, contact: '1381234567' })).toEqual({ contact: 'phone-format' })
  expect(faults(emailRegisterForm, { ...form, contact: 'orders@' })).toEqual({ contact: 'email-format' })
})

it('resets only to the same password twice', () => {
  const form = { username: '13812345678', code: '4081', password: 'Pitch254', confirmation: 'Pitch255' }
  expect(faults(resetPasswordForm, form)).toEqual({ confirmation: 'passwords-differ' })
})

it('says what the server found wrong with a new password', () => {
  expect(['password-length', 'password-common', 'password-strength', undefined].map(passwordFault)).toEqual([
    'password-length',
    'password-common',
    'password-strength',
    'password-strength',
  ])
})
