import { describe, expect, it } from 'vitest'
import list from './common-passwords.json' with { type: 'json' }
import { passwordFieldError, specifiedRules } from './password-rules.ts'

const fieldError = (password: string) => passwordFieldError(password, specifiedRules)

describe('a new password', () => {
  it.each(['Pin-7x', 'aB3aB3aB', 'Conn3ctMe', '丝印Ab12x', 'Zz9!Zz9!Zz9!Zz9!'])('%s is accepted', (password) => {
    expect(fieldError(password)).toBeUndefined()
  })

  it.each(['', 'aB3!x', 'aB3!aB3!aB3!aB3!x'])('%s has the wrong length', (password) => {
    expect(fieldError(password)).toBe('password-length')
  })

  it.each(['abcdefgh', 'abcdef12', 'ABCDEF12', 'ABCDEF!!', '12345678'])('%s has too few classes', (password) => {
    expect(fieldError(password)).toBe('password-strength')
  })

  it.each(['Password1', 'P@ssw0rd', 'Qwerty123!', '123Admin!', 'Passw0rd', 'Welcome1', 'Dr4gon99', 'Nihao2026!'])(
    '%s is a common one',
    (password) => {
      expect(fieldError(password)).toBe('password-common')
    },
  )

  it('is none of more than 3000 common ones that satisfy the rules with a capital', () => {
    const capitalised = list.mixed.split(' ').map((text) => text.replace(/[a-z]/, (letter) => letter.toUpperCase()))
    const refused = capitalised.filter((password) => fieldError(password) === 'password-common')
    expect(capitalised.filter((password) => fieldError(password) === undefined)).toEqual([])
    expect(refused.length).toBeGreaterThan(3000)
  })

  it('follows other rules where they are set', () => {
    const rules = { minimum: 8, maximum: 64, classes: 1 }
    expect(passwordFieldError('aB3!x12', rules)).toBe('password-length')
    expect(passwordFieldError('correct horse battery staple', rules)).toBeUndefined()
    expect(passwordFieldError('x'.repeat(65), rules)).toBe('password-length')
    expect(passwordFieldError('sunshine', rules)).toBe('password-common')
    expect(passwordFieldError('aB3aB3aB', { ...rules, classes: 4 })).toBe('password-strength')
  })
})
