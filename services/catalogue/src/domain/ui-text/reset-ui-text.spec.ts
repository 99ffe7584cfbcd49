import { given } from '@pinline/chassis/domain/given'
import type { UiTextEvent } from '@pinline/events/catalogue/ui-text-event'
import { describe, it } from 'vitest'
import { uiTextDecider } from './ui-text-decider.ts'

const key = 'console:resources.orders.name'
const set: UiTextEvent = { type: 'ui-text-set', data: { key, text: 'Auftrag', base: 'Bestellung', source: 'Order' } }
const reset: UiTextEvent = { type: 'ui-text-reset', data: { key } }
const command = { type: 'reset-ui-text', key } as const

describe('reset-ui-text', () => {
  it('lets a text read as its file', () => given(uiTextDecider, [set]).when(command).then([reset]))
  it('leaves one that was not changed', () => {
    given(uiTextDecider, []).when(command).thenNothing()
    given(uiTextDecider, [set, reset]).when(command).thenNothing()
  })
})
