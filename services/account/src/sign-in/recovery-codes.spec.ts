import { describe, expect, it } from 'vitest'
import { newRecoveryCodes, recoveryHash } from './recovery-codes.ts'

const hash = (code: string, owner = 's-one') => recoveryHash('a secret', owner, code)

describe('recovery codes', () => {
  it('are eight, all different, in two groups of five', () => {
    const codes = newRecoveryCodes()
    expect(new Set(codes).size).toBe(8)
    for (const code of codes) expect(code).toMatch(/^[A-Z2-7]{5}-[A-Z2-7]{5}$/)
  })

  it('are recognised however they are typed, and only for their owner', () => {
    expect(hash('abcoi fghij')).toBe(hash('ABC01-FGHIJ'))
    expect(hash('ABCDE-FGHIK')).not.toBe(hash('ABCDE-FGHIJ'))
    expect(hash('ABCDE-FGHIJ', 's-two')).not.toBe(hash('ABCDE-FGHIJ'))
  })
})
