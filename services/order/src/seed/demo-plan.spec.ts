import { describe, expect, it } from 'vitest'
import { type DemoEnding, demoPlan, demoSteps } from './demo-plan.ts'

/** The last step of each ending. */
const lastStep: Readonly<Record<DemoEnding, keyof ReturnType<typeof demoSteps> | undefined>> = {
  unpaid: undefined,
  paid: 'paid',
  stocking: 'stocking',
  testing: 'testing',
  shipped: 'shipped',
  completed: 'received',
  expired: 'expired',
  'cancelled-by-buyer': 'cancelled-by-buyer',
  'cancelled-by-staff': 'cancelled-by-staff',
  refunded: 'refunded',
  'refund-failed': 'refunded',
}

describe('the plan of demo orders', () => {
  it('has forty and more over six weeks, of twelve buyers, with every ending', () => {
    expect(demoPlan.length).toBeGreaterThanOrEqual(40)
    expect(Math.max(...demoPlan.map(({ hoursAgo }) => hoursAgo))).toBeLessThan(42 * 24)
    expect(new Set(demoPlan.map(({ buyer }) => buyer)).size).toBe(12)
    expect(new Set(demoPlan.map(({ ending }) => ending))).toEqual(new Set(Object.keys(lastStep)))
    expect(demoPlan.filter(({ custom }) => custom).length).toBeGreaterThanOrEqual(3)
  })

  it.each(demoPlan)('leaves an hour after what happened to the order of $hoursAgo h ago: $ending', (order) => {
    const step = lastStep[order.ending]
    const last = Math.max(
      step === undefined ? 0 : demoSteps(order.method)[step],
      order.note === undefined ? 0 : demoSteps(order.method).note,
      order.goodwill === undefined ? 0 : demoSteps(order.method).goodwill,
    )
    expect(order.hoursAgo - last).toBeGreaterThanOrEqual(1)
  })

  it('leaves what is unpaid or on its way some time before a job acts on it', () => {
    const unpaid = demoPlan.filter(({ ending }) => ending === 'unpaid')
    expect(unpaid.every(({ hoursAgo }) => hoursAgo < 24)).toBe(true)
    const shipped = demoPlan.filter(({ ending }) => ending === 'shipped')
    expect(shipped.every(({ hoursAgo }) => hoursAgo < 60 * 24)).toBe(true)
  })
})
