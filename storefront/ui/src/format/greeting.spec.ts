import { expect, it } from 'vitest'
import { greetingAt } from './greeting.ts'

it('returns one of four groups by the time of day', () => {
  expect([4, 5, 10, 11, 12, 13, 17, 18, 23, 0].map(greetingAt)).toEqual([
    'evening',
    'morning',
    'morning',
    'noon',
    'noon',
    'afternoon',
    'afternoon',
    'evening',
    'evening',
    'evening',
  ])
})
