import { given } from '@pinline/chassis/domain/given'
import type { TranslationsEvent } from '@pinline/events/catalogue/translations-event'
import { describe, it } from 'vitest'
import { translationsDecider } from './translations-decider.ts'

const check = (overdue: number) => ({ type: 'check-translations', language: 'de', overdue }) as const
const due: TranslationsEvent = { type: 'translations-fell-due', data: { language: 'de', items: 3 } }
const done: TranslationsEvent = { type: 'translations-caught-up', data: { language: 'de' } }

describe('check-translations', () => {
  it('says once that items wait', () => {
    given(translationsDecider, []).when(check(3)).then([due])
    given(translationsDecider, [due]).when(check(4)).thenNothing()
  })
  it('says once that none waits any more, and again when others do', () => {
    given(translationsDecider, [due]).when(check(0)).then([done])
    given(translationsDecider, []).when(check(0)).thenNothing()
    given(translationsDecider, [due, done]).when(check(3)).then([due])
  })
})
