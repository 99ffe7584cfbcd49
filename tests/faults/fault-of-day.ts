import type { Fault } from './fault.ts'
import { allFaults } from './faults/all-faults.ts'

/**
 * Faults that are injected and healed within half a minute, on the servers that a run shares, which may be others than its
 * own, and with one release.
 */
const briefFaults = [
  'delivered-thrice',
  'frozen-account',
  'frozen-catalogue',
  'kill-gateway',
  'mongodb-slow',
  'offsets-lost',
  'points-gateway',
  'term-account',
  'term-catalogue',
  'term-gateway',
  'term-notification',
  'term-order',
].map((name) => {
  const fault = allFaults.find((one) => one.name === name)
  if (fault === undefined) throw new Error(`there is no fault ${name}`)
  return fault
})

const dayMs = 86_400_000

/** One of the brief faults, by the day of the year. */
export const faultOfDay = (today: Date): Fault => {
  const dayOfYear = Math.floor((today.getTime() - Date.UTC(today.getUTCFullYear(), 0, 1)) / dayMs)
  const fault = briefFaults[dayOfYear % briefFaults.length]
  if (fault === undefined) throw new Error('there are no brief faults')
  return fault
}
