import { given } from '@pinline/chassis/domain/given'
import type { UiTextEvent } from '@pinline/events/catalogue/ui-text-event'
import { describe, it } from 'vitest'
import { maxChangedTexts } from './set-ui-text.ts'
import { uiTextDecider } from './ui-text-decider.ts'

const change = { key: 'shop:cart:count', text: '{count} Stück', base: '{count} Teile', source: '{count} parts' }
const set: UiTextEvent = { type: 'ui-text-set', data: change }
const command = { type: 'set-ui-text', change } as const
const resetOf = (key: string): UiTextEvent => ({ type: 'ui-text-reset', data: { key } })

describe('set-ui-text', () => {
  it('puts a text in the place of that of the file', () => given(uiTextDecider, []).when(command).then([set]))
  it('does nothing on repetition', () => given(uiTextDecider, [set]).when(command).thenNothing())
  it('resets a text that reads as the file', () => {
    const same = { ...command, change: { ...change, text: change.base } }
    given(uiTextDecider, [set])
      .when(same)
      .then([resetOf(change.key)])
    given(uiTextDecider, []).when(same).thenNothing()
  })
  it('writes the same text anew on a file that has changed', () => {
    const anew = { ...change, source: '{count} pieces' }
    given(uiTextDecider, [set])
      .when({ ...command, change: anew })
      .then([{ type: 'ui-text-set', data: anew }])
  })
  it.each(['Stück', '{count} Stück von {brand}', '{number} Stück'])('refuses other values: %s', (text) =>
    given(uiTextDecider, [])
      .when({ ...command, change: { ...change, text } })
      .thenRejected('ui-text-arguments-differ'),
  )
  it('refuses what cannot be read', () =>
    given(uiTextDecider, [])
      .when({ ...command, change: { ...change, text: '{count Stück' } })
      .thenRejected('ui-text-malformed'))
  it('compares a text that the language lacks with English', () =>
    given(uiTextDecider, [])
      .when({ ...command, change: { ...change, base: '', text: 'Stück' } })
      .thenRejected('ui-text-arguments-differ'))
  it('refuses more texts than a page can carry, and still changes those there are', () => {
    const many: UiTextEvent[] = Array.from({ length: maxChangedTexts }, (_, index) => ({
      type: 'ui-text-set',
      data: { ...change, key: `shop:cart:text${index}` },
    }))
    given(uiTextDecider, many).when(command).thenRejected('ui-text-limit-reached')
    const other = { ...change, key: 'shop:cart:text7', text: 'je {count}' }
    given(uiTextDecider, many)
      .when({ ...command, change: other })
      .then([{ type: 'ui-text-set', data: other }])
    given(uiTextDecider, [...many, resetOf('shop:cart:text7')])
      .when(command)
      .then([set])
  })
})
