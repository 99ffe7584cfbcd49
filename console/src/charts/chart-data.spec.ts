import { describe, expect, it } from 'vitest'
import { asTable, greatest, isBlank, shortName } from './chart-data.ts'

const net = { key: 'net', label: 'Net' }
const point = (key: string, value: number) => ({ key, name: `Land ${key}`, values: { net: value, orders: 1 } })
const other = { key: 'other', name: 'Other' }

describe('the greatest points', () => {
  it('come first, and the others stay as one', () => {
    const points = [point('a', 5), point('b', 9), point('c', 2), point('d', 1)]
    expect(greatest(points, net, 2, other)).toEqual([
      point('b', 9),
      point('a', 5),
      { ...other, values: { net: 3, orders: 2 } },
    ])
  })

  it('are all where there are few', () => expect(greatest([point('a', 5)], net, 2, other)).toEqual([point('a', 5)]))
})

it('is blank where every figure is zero', () => {
  const data = { first: 'Country', series: [net], points: [point('a', 0)] }
  expect(isBlank(data)).toBe(true)
  expect(isBlank({ ...data, points: [point('a', -1)] })).toBe(false)
  expect(isBlank({ ...data, showsZeros: true })).toBe(false)
  expect(isBlank({ ...data, points: [], showsZeros: true })).toBe(true)
})

it('is pasted as a table, whatever names have in them', () => {
  const data = { first: 'Country', series: [net], points: [{ ...point('a', 5), name: 'A\tB' }] }
  expect(asTable(data, (value) => value.toFixed(2))).toBe('Country\tNet\nA B\t5.00')
})

it('is pasted with the columns that are not drawn', () => {
  const share = { key: 'share', label: 'Share' }
  const data = {
    first: 'Step',
    series: [net],
    columns: [share],
    points: [{ ...point('a', 5), cells: { share: '12 %' } }],
  }
  expect(asTable(data, String)).toBe('Step\tNet\tShare\nLand a\t5\t12 %')
})

describe('a name beside a bar', () => {
  it('is cut at its end if it is longer than its room', () => {
    expect(shortName('43650-1110')).toBe('43650-1110')
    expect(shortName('PinSocket-2x34-P1.27-V')).toBe('PinSocket-2x34-P…')
  })
})

it.each([
  ['取消后付款：请联系买家', '取消后付款：请联…'],
  ['恢复Webhook端点', '恢复Webhook端点'],
  ['Restore webhook endpoint', 'Restore webhook endpoint'],
  ['Pluggable terminal blocks, right angle', 'Pluggable terminal blocks,…'],
])('shows %s as %s beside its bar', (name, short) => expect(shortName(name)).toBe(short))
