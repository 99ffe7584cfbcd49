import { expect, it } from 'vitest'
import { partName } from '../product/part-name.ts'

it('contains the manufacturer once', () => {
  expect(partName({ manufacturer: 'Molex', name: 'Molex SPOX connector' })).toBe('Molex SPOX connector')
  expect(partName({ manufacturer: 'Molex', name: 'M12 flange' })).toBe('Molex, M12 flange')
  expect(partName({ manufacturer: 'Generic', name: 'Pin header' })).toBe('Pin header')
})

it('omits what is unknown', () => {
  expect(partName({ manufacturer: 'Molex', name: '' })).toBe('Molex')
  expect(partName({ manufacturer: null, name: null })).toBe('')
})
