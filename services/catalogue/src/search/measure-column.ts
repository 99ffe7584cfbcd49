import { stepOf, unstatedStep } from './histogram-steps.ts'

/** An attribute of many numbers, by slot; NaN if not stated, and the step of its histogram. */
export class MeasureColumn {
  values: Float64Array = new Float64Array(0)
  steps: Uint8Array = new Uint8Array(0)
  /** Counts changes of values, for derived data. */
  changes = 0

  set(slot: number, value: number | null): void {
    if (slot >= this.values.length) this.#grow(slot + 1)
    if (Object.is(this.values[slot], value ?? Number.NaN)) return
    this.changes += 1
    this.values[slot] = value ?? Number.NaN
    this.steps[slot] = value === null ? unstatedStep : stepOf(value)
  }

  #grow(length: number): void {
    const capacity = Math.max(1024, length * 2)
    const values = new Float64Array(capacity).fill(Number.NaN)
    const steps = new Uint8Array(capacity).fill(unstatedStep)
    values.set(this.values)
    steps.set(this.steps)
    this.values = values
    this.steps = steps
  }
}
