import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { orderEvent } from './order-event.ts'

const golden = (type: string): unknown =>
  JSON.parse(readFileSync(new URL(`../golden/${type}.v1.json`, import.meta.url), 'utf8'))

describe('events of an order, as first recorded', () => {
  for (const option of orderEvent.options) {
    const [type = ''] = [...option.shape.type.values]
    it(`parses ${type} unchanged`, () => {
      const sample = golden(type)
      expect(orderEvent.parse(sample)).toEqual(sample)
    })
  }
})
