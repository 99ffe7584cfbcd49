import { expect, inject, it } from 'vitest'
import { faultOfDay } from './fault-of-day.ts'
import { faultsInSequence } from './faults/faults-in-sequence.ts'
import { killAtPoints } from './faults/kill-at-points.ts'
import { poisonEvent } from './faults/poison-event.ts'
import { runFault } from './run-fault.ts'

const daily = faultOfDay(new Date())

it(`loses and duplicates nothing when an event is poisoned, when order processes die at each of their points, and under the fault of the day, ${daily.name}`, async () => {
  process.stdout.write(`the fault of the day alone: npm run test:faults -- --fault ${daily.name} --orders 60\n`)
  const faults = faultsInSequence(`poison-points-${daily.name}`, [
    // This checks that other keys do not wait, not the speed of the machine: the report has the required two seconds.
    poisonEvent({ forMs: 5000, maxLagMs: 10_000 }),
    killAtPoints('order', { twins: ['order', 'gateway'] }),
    daily,
  ])
  const run = await runFault(inject('servers'), faults, { seed: 1, orders: 60, commit: 'present' })
  expect(run).toMatchObject({ counts: true, violations: [] })
}, 600_000)
