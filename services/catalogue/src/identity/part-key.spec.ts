import { describe, expect, it } from 'vitest'
import { newPartId, partKey } from './part-key.ts'

describe('what makes a part one part', () => {
  it('is maker and part number, however they are written', () => {
    expect(partKey(' Molex', '43045-1000')).toBe(partKey('MOLEX', '４３０４５-1000'))
    expect(newPartId('Molex', 'ab  c')).toBe(newPartId('molex', 'AB C'))
  })

  it('tells punctuation apart', () => {
    expect(partKey('Kyocera', '145858012859+')).not.toBe(partKey('Kyocera', '145858012859'))
  })

  it('has another id where the first one is taken', () => {
    expect(newPartId('Molex', '1', 2)).not.toBe(newPartId('Molex', '1'))
  })
})
