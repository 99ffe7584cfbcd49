import { expect, it } from 'vitest'
import { localOf } from './local-of.ts'

it('is read back as the same instant', () => {
  for (const instant of ['2026-11-27T16:15:24.819Z', '2026-07-01T00:00:00.000Z'])
    expect(new Date(localOf(instant)).toISOString()).toBe(instant)
})
