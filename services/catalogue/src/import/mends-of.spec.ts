import type { ColumnMapping } from '@pinline/contracts/catalogue/import/import-options'
import { describe, expect, it } from 'vitest'
import { type CountedErrors, errorGroupOf } from './mends-of.ts'

const headers = ['Maker', 'MPN', 'Group', 'Pitch']
const mapping = (['manufacturer', 'model', 'category', 'pitchMm'] as const).map(
  (field): ColumnMapping => ({ field, decimal: '.' }),
)
const group = (counted: Partial<CountedErrors> & Pick<CountedErrors, 'reason' | 'column'>) =>
  errorGroupOf({ headers, mapping }, { value: null, hint: null, count: 3, lines: [2, 3, 5], ...counted })

describe('the corrections of a group of errors', () => {
  it('are a new category, another one or one for all rows where the category is unknown', () => {
    expect(group({ reason: 'unknown-category', column: 'Group', value: 'Haeders', hint: 'pin-headers' })).toEqual({
      reason: 'unknown-category',
      column: 'Group',
      field: 'category',
      value: 'Haeders',
      hint: 'pin-headers',
      count: 3,
      lines: [2, 3, 5],
      mends: ['create-category', 'map-value', 'set-constant'],
    })
  })

  it('are another value where a value cannot be read', () => {
    expect(group({ reason: 'not-a-number', column: 'Pitch', value: 'n/a' }).mends).toEqual([
      'map-value',
      'set-constant',
    ])
  })

  it('fill empty cells where a value is missing', () => {
    expect(group({ reason: 'missing', column: 'Group' }).mends).toEqual(['fill-empty', 'set-constant'])
    expect(group({ reason: 'missing', column: 'origin' })).toMatchObject({ field: 'origin', mends: ['set-constant'] })
  })

  it('change a constant that is wrong', () => {
    expect(group({ reason: 'bad-country', column: 'origin', value: 'XX' }).mends).toEqual(['set-constant'])
  })

  it('confirm a part number that is questioned', () => {
    expect(group({ reason: 'spreadsheet-date', column: 'MPN', value: 'Jan-02', hint: 'JAN2' }).mends).toEqual([
      'keep-value',
    ])
    expect(group({ reason: 'unknown-part', column: 'MPN', value: 'AB1' }).mends).toEqual([])
    expect(group({ reason: 'spreadsheet-error', column: 'MPN', value: '#N/A' }).mends).toEqual([])
    expect(group({ reason: 'near-double', column: 'MPN', value: 'AB1' }).mends).toEqual(['keep-value'])
    expect(group({ reason: 'spreadsheet-error', column: 'Pitch', value: '#N/A' }).mends).toEqual([
      'map-value',
      'set-constant',
    ])
  })

  it('confirm a date in the past, or replace it', () => {
    const due = { headers: ['Due'], mapping: [{ field: 'deliveryDate' as const, decimal: null }] }
    const counted = {
      reason: 'past-date' as const,
      column: 'Due',
      value: '2026-01-01',
      hint: null,
      count: 1,
      lines: [2],
    }
    expect(errorGroupOf(due, counted).mends).toEqual(['keep-value', 'map-value', 'set-constant'])
  })

  it('never replace a part number, nor a value that is shown in part', () => {
    expect(group({ reason: 'missing', column: 'MPN' }).mends).toEqual([])
    expect(group({ reason: 'too-long', column: 'Pitch', value: 'x'.repeat(200) }).mends).toEqual([])
  })

  it('are none for rows that are wrong as a whole, or by other rows', () => {
    expect(group({ reason: 'bad-json', column: null })).toMatchObject({ field: null, mends: [] })
    expect(group({ reason: 'duplicate-in-file', column: 'MPN' }).mends).toEqual([])
    expect(group({ reason: 'stock-not-held', column: 'Pitch' }).mends).toEqual([])
  })

  it('map a parent or attribute, and never an id or a title of a category', () => {
    const columns = ['ID', 'Parent', 'Title']
    const fields = ['id', 'parent', 'title.en'].map((field): ColumnMapping => ({ field, decimal: null }))
    const of = (counted: Pick<CountedErrors, 'reason' | 'column' | 'value'>) =>
      errorGroupOf({ headers: columns, mapping: fields }, { hint: null, count: 1, lines: [2], ...counted }).mends
    expect(of({ reason: 'parent-unknown', column: 'Parent', value: 'Bords' })).toEqual(['map-value', 'set-constant'])
    expect(of({ reason: 'slug-format', column: 'ID', value: 'Pin Headers' })).toEqual([])
    expect(of({ reason: 'missing', column: 'Title', value: null })).toEqual([])
    expect(of({ reason: 'parent-below-itself', column: 'Parent', value: null })).toEqual([])
  })
})
