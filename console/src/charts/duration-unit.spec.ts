import { expect, it } from 'vitest'
import { durationUnitOf } from './duration-unit.ts'

it.each([
  [0, 'minute'],
  [7199, 'minute'],
  [7200, 'hour'],
  [259_199, 'hour'],
  [259_200, 'day'],
])('has an axis up to %i seconds in units of a %s', (seconds, name) => expect(durationUnitOf(seconds).name).toBe(name))
