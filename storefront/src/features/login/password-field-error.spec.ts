import { expect, it } from 'vitest'
import { passwordFieldError } from './password-field-error.ts'

it("maps the server's error for a new password to its text", () => {
  expect(['password-length', 'password-common', 'password-strength', undefined].map(passwordFieldError)).toEqual([
    'password-length',
    'password-common',
    'password-strength',
    'password-strength',
  ])
})
