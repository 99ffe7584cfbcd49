import { expect, it } from 'vitest'
import { progressOf } from './order-progress.ts'

const none = {
  placedAt: '2026-11-12T09:12:00.000Z',
  confirmedAt: null,
  stockingAt: null,
  testingAt: null,
  shippedAt: null,
  completedAt: null,
  cancelledAt: null,
}
const states = (order: Parameters<typeof progressOf>[0]) => progressOf(order).map((entry) => entry.state)

it('marks what is done, what is current and what is ahead', () => {
  expect(states({ status: 'pending', steps: none })).toEqual(['current', 'ahead', 'ahead', 'ahead', 'ahead', 'ahead'])
  expect(states({ status: 'stocking', steps: { ...none, confirmedAt: 'x', stockingAt: 'y' } })).toEqual([
    'done',
    'done',
    'current',
    'ahead',
    'ahead',
    'ahead',
  ])
  expect(states({ status: 'completed', steps: none })).toEqual(Array(6).fill('done'))
})

it('a cancelled order keeps the steps that it reached', () => {
  expect(states({ status: 'cancelled', steps: { ...none, confirmedAt: 'x', cancelledAt: 'z' } })).toEqual([
    'done',
    'done',
    'ahead',
    'ahead',
    'ahead',
    'ahead',
  ])
})
