import { expect, inject, it } from 'vitest'
import { faultOfDay } from './fault-of-day.ts'
import { faultsInSequence } from './faults/faults-in-sequence.ts'
import { killAtPoints } from './faults/kill-at-points.ts'
import { poisonEvent } from './faults/poison-event.ts'
import { runFault } from './run-fault.ts'

it('loses and doubles nothing when order processes die at each of their points and when an event is poisoned', async () => {
  const fault = faultsInSequence('points-and-poison', [
    // Whether others are kept waiting, not how fast the machine is: the report holds the promised two seconds.
    poisonEvent({ forMs: 5000, maxLagMs: 10_000 }),
    killAtPoints('order', { twins: ['order', 'gateway'] }),
  ])
  const run = await runFault(inject('servers'), fault, { seed: 1, orders: 60 })
  expect(run).toMatchObject({ counts: true, violations: [] })
}, 180_000)

const fault = faultOfDay(new Date())
const orders = 60

it(`loses and doubles nothing under the fault of the day, ${fault.name}`, async () => {
  process.stdout.write(`again: npm run test:faults -- --fault ${fault.name} --orders ${orders}\n`)
  const run = await runFault(inject('servers'), fault, { seed: 1, orders })
  expect(run).toMatchObject({ counts: true, violations: [] })
}, 240_000)
