import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { applyEvent as applyWell } from '@pinline/chassis/read-models/apply-event'
import { type Lever, readLever } from './levers.ts'

export { skipEvent } from '@pinline/chassis/read-models/apply-event'

const folder = process.env.FAULT_FOLDER ?? ''
/** A row is chosen on its way into the view: one that is only checked may get no further event, and would not wait. */
const mayChoose = new URL(import.meta.url).searchParams.has('consumer')
const pollIntervalMs = 20
let lastReadAt = Number.NEGATIVE_INFINITY
let poison: Lever<'poison'> | undefined
let key: string | undefined
let passed = 0

/** Reads the file only now and then: thousands of events a second pass here. */
const look = (): Lever<'poison'> | undefined => {
  if (performance.now() - lastReadAt > pollIntervalMs) {
    lastReadAt = performance.now()
    poison = readLever(folder, 'poison')
    key = poison === undefined ? undefined : readLever(folder, 'poisoned')?.key
  }
  return poison
}

/** The first process to choose a row chooses it for all. */
const choose = (rowId: string): void => {
  try {
    writeFileSync(join(folder, 'poisoned.json'), JSON.stringify({ key: rowId }), { flag: 'wx' })
    key = rowId
  } catch {
    key = readLever(folder, 'poisoned')?.key
  }
}

/** Folds an event as the chassis does, except for the poisoned row: its projection fails. */
export const applyEvent: typeof applyWell = (projection, rowId, row, recorded) => {
  const lever = look()
  if (lever?.view === projection.name) {
    if (mayChoose && key === undefined && recorded.sequence === 2) {
      passed += 1
      if (passed >= lever.passing) choose(rowId)
    }
    if (key === rowId) {
      const apply = () => {
        throw new Error('this row is poisoned')
      }
      return applyWell({ ...projection, apply }, rowId, row, recorded)
    }
  }
  return applyWell(projection, rowId, row, recorded)
}
