import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { freightEvent } from './freight-event.ts'
import { orderSettingsEvent } from './order-settings-event.ts'

const golden = (type: string): unknown =>
  JSON.parse(readFileSync(new URL(`../golden/${type}.v1.json`, import.meta.url), 'utf8'))

describe('events of settings, as first recorded', () => {
  for (const union of [orderSettingsEvent, freightEvent]) {
    for (const option of union.options) {
      const { value: type } = option.shape.type
      it(`parses ${type} unchanged`, () => {
        const sample = golden(type)
        expect(union.parse(sample)).toEqual(sample)
      })
    }
  }
})
