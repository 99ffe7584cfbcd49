import { describe, expect, it } from 'vitest'
import { passwordFault } from './password-rules.ts'

describe('a new password', () => {
  it.each(['Pin-7x', 'aB3aB3aB', 'Conn3ctMe', '丝印Ab12x', 'Zz9!Zz9!Zz9!Zz9!'])('%s is taken', (password) => {
    expect(passwordFault(password)).toBeUndefined()
  })

  it.each(['', 'aB3!x', 'aB3!aB3!aB3!aB3!x'])('%s has the wrong length', (password) => {
    expect(passwordFault(password)).toBe('password-length')
  })

  it.each(['abcdefgh', 'abcdef12', 'ABCDEF12', 'ABCDEF!!', '12345678'])('%s has too few classes', (password) => {
    expect(passwordFault(password)).toBe('password-strength')
  })

  it.each(['Password1', 'P@ssw0rd', 'Qwerty123!', '123Admin!', 'Passw0rd', 'Welcome1'])(
    '%s is a common one',
    (password) => {
      expect(passwordFault(password)).toBe('password-common')
    },
  )
})
