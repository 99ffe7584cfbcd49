import { describe, expect, it } from 'vitest'
import { newPartId, partKey } from './part-key.ts'

describe('the key of a part', () => {
  it('is manufacturer and part number, in any spelling', () => {
    expect(partKey(' Molex', '43045-1000')).toBe(partKey('MOLEX', '４３０４５-1000'))
    expect(newPartId('Molex', 'ab  c')).toBe(newPartId('molex', 'AB C'))
  })

  it('distinguishes punctuation', () => {
    expect(partKey('Kyocera', '145858012859+')).not.toBe(partKey('Kyocera', '145858012859'))
  })

  it('has another id if the first one is taken', () => {
    expect(newPartId('Molex', '1', 2)).not.toBe(newPartId('Molex', '1'))
  })
})
