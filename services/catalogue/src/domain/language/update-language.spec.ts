import { given } from '@pinline/chassis/domain/given'
import type { LanguageEvent } from '@pinline/events/catalogue/language-event'
import { describe, it } from 'vitest'
import { languageDecider } from './language-decider.ts'

const japanese = { code: 'ja', name: '日本語', flag: 'jp', enabled: true, orderNum: 9 }
const defined: LanguageEvent = { type: 'language-defined', data: japanese }
const command = { type: 'update-language', patch: { enabled: false, orderNum: 3 } } as const

describe('update-language', () => {
  it('changes what it names', () =>
    given(languageDecider, [defined])
      .when(command)
      .then([{ ...defined, data: { ...japanese, enabled: false, orderNum: 3 } }]))
  it('does nothing on repetition', () =>
    given(languageDecider, [defined])
      .when({ ...command, patch: { name: '日本語' } })
      .thenNothing())
  it('cannot take English out of the shop', () =>
    given(languageDecider, [{ ...defined, data: { ...japanese, code: 'en' } }])
      .when(command)
      .thenRejected('default-language-fixed'))
  it('is refused for a language that the shop does not have', () =>
    given(languageDecider, []).when(command).thenRejected('not-found'))
})

describe('define-language', () => {
  it('adds one that is missing, and leaves one that exists', () => {
    given(languageDecider, []).when({ type: 'define-language', defined: japanese }).then([defined])
    given(languageDecider, [defined])
      .when({ type: 'define-language', defined: { ...japanese, enabled: false } })
      .thenNothing()
  })
})
