import { expect, it } from 'vitest'
import { insertedAt } from './inserted-at.ts'

const area = { value: 'Dear , thank you', selectionStart: 5, selectionEnd: 5 }

it('puts a text where the caret is, and the caret behind it', () => {
  expect(insertedAt(area, 'Ada', 100)).toEqual({ value: 'Dear Ada, thank you', caret: 8 })
})

it('replaces what is selected', () => {
  expect(insertedAt({ ...area, selectionStart: 0 }, 'Hello', 100)).toEqual({ value: 'Hello, thank you', caret: 5 })
})

it('leaves a text alone that would get too long, and one that is not there', () => {
  expect(insertedAt(area, 'Ada', 18)).toBeUndefined()
  expect(insertedAt(undefined, 'Ada', 100)).toBeUndefined()
})
