import { expect, it } from 'vitest'
import { durationOf, hoursAndMinutes, minutesAndSeconds, padsLeft, secondsUntil } from './countdown.ts'

const now = Date.parse('2026-11-21T09:00:00.000Z')

it('uses the server’s clock and stops at 0', () => {
  expect(secondsUntil('2026-11-21T09:11:28.000Z', now)).toBe(688)
  expect(secondsUntil('2026-11-21T09:00:01.900Z', now)).toBe(1)
  expect(secondsUntil('2026-11-21T08:59:00.000Z', now)).toBe(0)
})

it('shows minutes and seconds', () => {
  expect(minutesAndSeconds(688)).toBe('11:28')
  expect(minutesAndSeconds(9)).toBe('00:09')
  expect(minutesAndSeconds(5400)).toBe('90:00')
  expect(durationOf(688)).toBe('PT11M28S')
  expect(hoursAndMinutes(85_260)).toEqual({ hours: 23, minutes: 41 })
  expect(hoursAndMinutes(3599)).toEqual({ hours: 1, minutes: 0 })
})

it('fills one pad per minute of fifteen', () => {
  const kinds = (pads: readonly string[]) =>
    ['full', 'running', 'empty'].map((kind) => pads.filter((pad) => pad === kind).length)
  expect(kinds(padsLeft(688, 900))).toEqual([11, 1, 3])
  expect(kinds(padsLeft(900, 900))).toEqual([15, 0, 0])
  expect(kinds(padsLeft(0, 900))).toEqual([0, 0, 15])
  expect(kinds(padsLeft(1, 60))).toEqual([0, 1, 14])
  expect(padsLeft(2000, 900).length).toBe(15)
})
