import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { binEvent } from './bin-event.ts'
import { carrierEvent } from './carrier-event.ts'
import { documentNumberEvent } from './document-number-event.ts'
import { freightEvent } from './freight-event.ts'
import { orderSettingsEvent } from './order-settings-event.ts'
import { sellerEvent } from './seller-event.ts'
import { taxEvent } from './tax-event.ts'

const golden = (type: string): unknown =>
  JSON.parse(readFileSync(new URL(`../golden/${type}.v1.json`, import.meta.url), 'utf8'))

describe('events of settings and document numbers, as first recorded', () => {
  for (const union of [
    orderSettingsEvent,
    freightEvent,
    sellerEvent,
    carrierEvent,
    binEvent,
    taxEvent,
    documentNumberEvent,
  ]) {
    for (const option of union.options) {
      const { value: type } = option.shape.type
      it(`parses ${type} unchanged`, () => {
        const sample = golden(type)
        expect(union.parse(sample)).toEqual(sample)
      })
    }
  }
})
