import { describe, expect, it } from 'vitest'
import { type KeyPress, pressedKey, takesText } from './pressed-key.ts'

const press = (change: Partial<KeyPress>): KeyPress => ({
  key: 'j',
  keyCode: 74,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  isComposing: false,
  repeat: false,
  defaultPrevented: false,
  ...change,
})

describe('a key of a shortcut', () => {
  it.each(['j', 'k', 'e', '/', '?', 'z'])('is %s as it is typed', (key) => expect(pressedKey(press({ key }))).toBe(key))
  it.each([
    ['with Ctrl', { ctrlKey: true }],
    ['with Cmd', { metaKey: true }],
    ['with Alt', { altKey: true }],
    ['while an input method composes', { isComposing: true }],
    ['that an input method has taken', { key: 'Process', keyCode: 229 }],
    ['that something else has handled', { defaultPrevented: true }],
  ])('is none %s', (_, change) => expect(pressedKey(press(change))).toBeUndefined())
  it('moves on while it is held, and opens nothing twice', () => {
    expect(pressedKey(press({ repeat: true }))).toBe('j')
    expect(pressedKey(press({ key: '?', repeat: true }))).toBeUndefined()
  })
})

describe('an element', () => {
  it.each([
    { tagName: 'INPUT', type: 'text' },
    { tagName: 'INPUT', type: 'search' },
    { tagName: 'INPUT', type: 'date' },
    { tagName: 'INPUT' },
    { tagName: 'TEXTAREA' },
    { tagName: 'SELECT' },
    { tagName: 'DIV', isContentEditable: true },
  ])('takes text: $tagName $type', (element) => expect(takesText(element)).toBe(true))
  it.each([
    { tagName: 'INPUT', type: 'checkbox' },
    { tagName: 'INPUT', type: 'radio' },
    { tagName: 'BUTTON', type: 'button' },
    { tagName: 'A' },
    { tagName: 'TR' },
    { tagName: 'BODY' },
  ])('takes none: $tagName $type', (element) => expect(takesText(element)).toBe(false))
})
