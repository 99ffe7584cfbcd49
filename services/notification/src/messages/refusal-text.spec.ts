import { expect, it } from 'vitest'
import { refusalText } from './refusal-text.ts'

it('names no receiver, however the server writes them', () => {
  const error = new Error('550 5.1.1 <Ann.Probst@pinline.example>: ann.probst@pinline.example is unknown')
  expect(refusalText(error, 'ann.probst@pinline.example')).toBe('550 5.1.1 <the receiver>: the receiver is unknown')
})

it('leaves everything else unchanged', () => {
  expect(refusalText(new Error('connect ECONNREFUSED'), 'a+b@pinline.example')).toBe('connect ECONNREFUSED')
  expect(refusalText('refused', '')).toBe('refused')
})
