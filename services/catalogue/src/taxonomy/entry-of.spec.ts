import { expect, it } from 'vitest'
import { entryOf } from './entry-of.ts'

it('finds only what was put into the record', () => {
  expect(entryOf({ usb: 1 }, 'usb')).toBe(1)
  for (const id of ['__proto__', 'constructor', 'toString', 'hdmi']) expect(entryOf({ usb: 1 }, id)).toBeUndefined()
})
