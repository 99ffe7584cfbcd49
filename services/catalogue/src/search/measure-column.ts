import { stepOf } from './figure-steps.ts'

/** An attribute of many figures, by slot; NaN where nothing is stated, and the step of a histogram it falls on. */
export class MeasureColumn {
  values: Float64Array = new Float64Array(0)
  steps: Uint8Array = new Uint8Array(0)

  set(slot: number, value: number | null): void {
    if (slot >= this.values.length) this.#grow(slot + 1)
    if (Object.is(this.values[slot], value ?? Number.NaN)) return
    this.values[slot] = value ?? Number.NaN
    this.steps[slot] = value === null ? 0 : stepOf(value)
  }

  #grow(length: number): void {
    const capacity = Math.max(1024, length * 2)
    const values = new Float64Array(capacity).fill(Number.NaN)
    const steps = new Uint8Array(capacity)
    values.set(this.values)
    steps.set(this.steps)
    this.values = values
    this.steps = steps
  }
}
