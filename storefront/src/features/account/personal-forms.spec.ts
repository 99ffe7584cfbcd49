import { expect, it } from 'vitest'
import { passwordForm } from './personal-forms.ts'

const fieldErrors = (value: unknown) =>
  Object.fromEntries(
    passwordForm
      .safeParse(value)
      .error?.issues.toReversed()
      .map((issue) => [issue.path.join('.'), issue.message]) ?? [],
  )

it('requires the old password and a strong new one, twice', () => {
  expect(fieldErrors({ oldPassword: ' ', newPassword: 'Pitch', confirmation: 'Pitch' })).toEqual({
    oldPassword: 'old-password-empty',
    newPassword: 'password-length',
  })
  expect(fieldErrors({ oldPassword: 'old', newPassword: 'pitch254', confirmation: 'pitch254' })).toEqual({
    newPassword: 'password-strength',
  })
  expect(fieldErrors({ oldPassword: 'old', newPassword: 'Pitch254', confirmation: 'Pitch255' })).toEqual({
    confirmation: 'passwords-differ',
  })
  expect(passwordForm.parse({ oldPassword: ' old ', newPassword: ' Pitch254 ', confirmation: 'Pitch254' })).toEqual({
    oldPassword: 'old',
    newPassword: 'Pitch254',
    confirmation: 'Pitch254',
  })
})
