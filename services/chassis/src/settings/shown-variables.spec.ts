import { describe, expect, it } from 'vitest'
import { shownVariables } from './shown-variables.ts'

describe('variables that staff see', () => {
  it('have their value, a default as well', () => {
    expect(shownVariables({ PASSWORD_MIN: 6 }, { plain: ['PASSWORD_MIN'] })).toEqual([
      { variable: 'PASSWORD_MIN', isSecret: false, isSet: true, value: 6 },
    ])
  })

  it('have none where nothing is set', () => {
    expect(shownVariables({}, { plain: ['CLAMD_URL'], secret: ['SMTP_URL'] })).toEqual([
      { variable: 'CLAMD_URL', isSecret: false, isSet: false, value: null },
      { variable: 'SMTP_URL', isSecret: true, isSet: false, value: null },
    ])
  })

  it('never have the value of a secret', () => {
    const shown = shownVariables({ SMTP_URL: 'smtp://shop:pass-word@mail.example' }, { secret: ['SMTP_URL'] })
    expect(shown).toEqual([{ variable: 'SMTP_URL', isSecret: true, isSet: true, value: null }])
    expect(JSON.stringify(shown)).not.toContain('pass-word')
  })
})
