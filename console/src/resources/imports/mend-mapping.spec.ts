import type { ColumnMapping } from '@pinline/contracts/catalogue/import/import-options'
import { maxMappedValues } from '@pinline/contracts/catalogue/import/import-options'
import { describe, expect, it } from 'vitest'
import { mappedAlready, withConstant, withMappedValue, withoutMappedValue } from './mend-mapping.ts'

const maker: ColumnMapping = { field: 'manufacturer', decimal: '.' }
const group: ColumnMapping = { field: 'category', decimal: '.' }
const constants = [{ field: 'origin' as const, value: 'DE' }]
const current = { mapping: [maker, group], constants }

describe('a correction of an import', () => {
  it('maps a value of one column', () => {
    const mended = withMappedValue(current, 1, { from: 'haeders', to: 'pin-headers' })
    expect(mended).toEqual({
      mapping: [maker, { ...group, values: [{ from: 'haeders', to: 'pin-headers' }] }],
      constants,
    })
    expect(withMappedValue(mended, 1, { from: 'haeders', to: 'sockets' }).mapping[1]?.values).toEqual([
      { from: 'haeders', to: 'sockets' },
    ])
    expect(withoutMappedValue(mended.mapping[1] ?? group, 'haeders')).toEqual(group)
  })

  it('keeps the newest of more values than a column may have', () => {
    const full = { ...group, values: Array.from({ length: maxMappedValues }, (_, at) => ({ from: `${at}`, to: 'x' })) }
    const values = withMappedValue({ mapping: [full], constants }, 0, { from: 'new', to: 'x' }).mapping[0]?.values
    expect(values).toHaveLength(maxMappedValues)
    expect(values?.at(0)?.from).toBe('1')
    expect(values?.at(-1)?.from).toBe('new')
  })

  it('sets a field for every row instead of its column', () => {
    const mapped = withMappedValue(current, 1, { from: 'haeders', to: 'x' })
    expect(withConstant(mapped, 'category', 'sockets')).toEqual({
      mapping: [maker, { field: null, decimal: '.' }],
      constants: [...constants, { field: 'category', value: 'sockets' }],
    })
  })

  it('changes the constant of a field that has one', () => {
    expect(withConstant(current, 'origin', 'JP')).toEqual({
      mapping: [maker, group],
      constants: [{ field: 'origin', value: 'JP' }],
    })
  })

  it('knows what a value of a group was mapped to without effect', () => {
    const { mapping } = withMappedValue(current, 1, { from: '', to: 'nothing' })
    const row = { headers: ['Maker', 'Group'], mapping: [...mapping] }
    expect(mappedAlready(row, { column: 'Group', reason: 'missing', value: null })).toBe('nothing')
    expect(mappedAlready(row, { column: 'Group', reason: 'unknown-category', value: 'x' })).toBeUndefined()
    expect(mappedAlready(row, { column: null, reason: 'bad-json', value: null })).toBeUndefined()
  })
})
