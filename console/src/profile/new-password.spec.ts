import { describe, expect, it } from 'vitest'
import { newPasswordErrors } from './new-password.ts'

const formValues = (pwd: string, newPwd: string, again = newPwd) => newPasswordErrors({ pwd, newPwd, again })

describe('a change of password', () => {
  it('is sent when it is valid, without surrounding spaces', () => {
    expect(formValues('Old-7xQ', 'New-7xQ')).toEqual({})
    expect(formValues('Old-7xQ', ' New-7xQ ', 'New-7xQ')).toEqual({})
  })

  it.each([
    ['', 'New-7xQ', 'New-7xQ', { pwd: 'old-password-empty' }],
    ['Old-7xQ', '', '', { newPwd: 'password-required' }],
    ['Old-7xQ', 'Ab-12', 'Ab-12', { newPwd: 'password-length' }],
    ['Old-7xQ', 'Ab-456789012345678', 'Ab-456789012345678', { newPwd: 'password-length' }],
    ['Old-7xQ', 'lowercase1', 'lowercase1', { newPwd: 'password-strength' }],
    ['Old-7xQ', 'Old-7xQ', 'Old-7xQ', { newPwd: 'password-same' }],
    ['Old-7xQ', 'New-7xQ', 'New-7xX', { again: 'password-mismatch' }],
  ])('from %j to %j and %j is not: %j', (pwd, newPwd, again, fieldErrors) => {
    expect(formValues(pwd, newPwd, again)).toEqual(fieldErrors)
  })

  it('accepts 6 and 16 characters', () => {
    expect(formValues('Old-7xQ', 'Ab-123')).toEqual({})
    expect(formValues('Old-7xQ', 'Ab-4567890123456')).toEqual({})
  })
})
