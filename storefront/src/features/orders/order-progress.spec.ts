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

it('marks past, current and future steps', () => {
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

it('preserves the reached steps of a cancelled order', () => {
  expect(states({ status: 'cancelled', steps: { ...none, confirmedAt: 'x', cancelledAt: 'z' } })).toEqual([
    'done',
    'done',
    'ahead',
    'ahead',
    'ahead',
    'ahead',
  ])
})
