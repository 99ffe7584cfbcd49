import type { ColumnMapping, ImportField } from '@pinline/contracts/catalogue/import/import-options'
import { expect, it } from 'vitest'
import {
  doubtfulColumns,
  duplicatesOf,
  requiredFields,
  retainChoices,
  samplesOf,
  skippedColumns,
} from './column-mapping.ts'

const read = (field: ImportField | null, decimal: '.' | ',' = '.'): ColumnMapping => ({ field, decimal })
const headers = ['Maker', 'MPN', 'Remark']
const mapping = [read(null), read('model'), read(null)]

it('returns the source of each required field', () => {
  const choices = [
    { field: 'manufacturer' as const, title: 'Manufacturer', required: true },
    { field: 'model' as const, title: 'Part number', required: true },
    { field: 'series' as const, title: 'Series', required: false },
    { field: 'origin' as const, title: 'Origin', required: true },
  ]
  const constants = [{ key: 0, field: 'manufacturer' as const, value: 'Acme' }]
  expect(
    requiredFields(choices, headers, mapping, constants).map(({ field, source, forEveryRow }) => [
      field,
      source,
      forEveryRow,
    ]),
  ).toEqual([
    ['manufacturer', { kind: 'constant', value: 'Acme' }, true],
    ['model', { kind: 'column', name: 'MPN' }, true],
    ['origin', { kind: 'missing' }, false],
  ])
})

it('finds fields that are mapped twice, by columns or by a constant', () => {
  expect([...duplicatesOf(mapping, [])]).toEqual([])
  expect([...duplicatesOf([read('model'), read('model'), read(null)], [])]).toContain('model')
  expect([...duplicatesOf(mapping, [{ key: 0, field: 'model', value: 'X' }])]).toContain('model')
})

it('returns the headers of ignored columns', () => {
  expect(skippedColumns(headers, mapping)).toEqual(['Maker', 'Remark'])
})

it('shows distinct values only, none of them empty', () => {
  expect(samplesOf([['a'], [' '], ['a'], ['b '], [], ['c'], ['d']], 0)).toEqual(['a', 'b', 'c'])
})

it('preserves the choices when a file is parsed with other options', () => {
  const before = {
    headers: ['Ma\ufffder', 'MPN'],
    mapping: [read('manufacturer'), { ...read('footprint', ','), values: [{ from: 'x', to: '' }] }],
  }
  const after = { headers: ['Maßer', 'MPN'], mapping: [read(null), read('model')] }
  expect(retainChoices(before, after)).toEqual([read(null), { ...read('footprint'), values: [{ from: 'x', to: '' }] }])
})

it('finds numeric columns whose numbers have two readings until a format is chosen', () => {
  const doubts = ['1,200', '1,200', null, '1,200']
  const mapping: ColumnMapping[] = [
    { field: 'moq', decimal: null },
    { field: 'model', decimal: null },
    { field: 'onHand', decimal: null },
    { field: 'price.USD', decimal: '.', thousands: ',' },
  ]
  expect([...doubtfulColumns(mapping, doubts)]).toEqual([0])
})
