import { numberSignsOf } from '@pinline/ui/format/number-signs'
import { describe, expect, it } from 'vitest'
import type { ProductRecord } from '../product-record.ts'
import { bulkFields, changedFields, noChanges, patchOf, readChanges, valueIn } from './bulk-changes.ts'

const signs = numberSignsOf('en')
const attributes = [
  { id: 'plating', type: 'text' },
  { id: 'cycles', type: 'number' },
] as const

const row = {
  model: 'PX-10',
  categoryId: 'pin-headers',
  weight: 1.2,
  leadTimeDays: 14,
  lifecycle: 'active',
  attributes: { plating: 'gold', colour: 'black' },
} as unknown as ProductRecord

describe('changes of many parts', () => {
  it('offer what parts can have alike', () => {
    const names = bulkFields.map(({ name }) => name)
    expect(names).toEqual(
      expect.arrayContaining(['category', 'leadTimeDays', 'origin', 'hsCode', 'moq', 'orderMultiple']),
    )
    expect(names).not.toContain('model')
  })

  it('are read from what was typed', () => {
    const typed = { leadTimeDays: ' 21 ', origin: 'de', lifecycle: 'discontinued', 'attributes.cycles': '50' }
    expect(readChanges(typed, attributes, signs)).toEqual({
      changes: { data: { leadTimeDays: 21, origin: 'DE' }, attributes: { cycles: 50 }, lifecycle: 'discontinued' },
      fieldErrors: {},
    })
  })

  it('say what cannot be read', () => {
    const typed = { leadTimeDays: 'soon', hsCode: '12', moq: '', lifecycle: '', 'attributes.cycles': 'many' }
    expect(readChanges(typed, attributes, signs).fieldErrors).toEqual({
      leadTimeDays: 'whole',
      hsCode: 'hs-code',
      moq: 'required',
      lifecycle: 'required',
      'attributes.cycles': 'decimal',
    })
  })

  it('keep the other attributes of each part, and remove one that is empty', () => {
    const set = readChanges({ 'attributes.cycles': '50' }, attributes, signs).changes
    expect(patchOf(set, row)).toEqual({ attributes: { plating: 'gold', colour: 'black', cycles: 50 } })
    const removed = readChanges({ 'attributes.plating': '' }, attributes, signs).changes
    expect(patchOf(removed, row)).toEqual({ attributes: { colour: 'black' } })
    const none = { ...row, attributes: { plating: 'gold' } } as unknown as ProductRecord
    expect(patchOf(removed, none)).toEqual({ attributes: null })
  })

  it('are no change of data where the lifecycle status alone changes', () => {
    expect(patchOf({ ...noChanges, lifecycle: 'active' }, row)).toBeUndefined()
    expect(patchOf({ ...noChanges, data: { moq: 10 } }, row)).toEqual({ moq: 10 })
  })

  it('are shown with the present value of each part', () => {
    const { changes } = readChanges(
      { category: 'sockets', weightGrams: '2', 'attributes.plating': 'tin' },
      attributes,
      signs,
    )
    expect(changedFields(changes).map(([field, value]) => [field, valueIn(row, field), value])).toEqual([
      ['category', 'pin-headers', 'sockets'],
      ['weightGrams', 1.2, 2],
      ['attributes.plating', 'gold', 'tin'],
    ])
    expect(valueIn(row, 'attributes.cycles')).toBeNull()
    expect(changedFields({ ...noChanges, lifecycle: 'discontinued' })).toEqual([['lifecycle', 'discontinued']])
    expect(valueIn(row, 'lifecycle')).toBe('active')
  })
})
