import { expect, it } from 'vitest'
import { backdated, SetClock } from './backdated.ts'
import type { Platform } from './service.ts'

const at = new Date('2026-03-02T08:00:00.000Z')
const platformIn = (mode: string) =>
  ({
    config: { PINLINE_MODE: mode },
    store: { datedBy: (clock: SetClock) => ({ clock }) },
  }) as unknown as Platform

it('dates decisions and commits by the same clock', () => {
  const clock = new SetClock(at)
  const past = backdated(platformIn('development'), clock)
  expect(past.clock.now()).toBe(at)
  expect(past.store).toEqual({ clock })
  const later = new Date(at.getTime() + 1000)
  clock.set(later)
  expect(past.clock.now()).toBe(later)
})

it('is refused in production, whatever asks for it', () => {
  expect(() => backdated(platformIn('production'), new SetClock(at))).toThrow('production')
})
