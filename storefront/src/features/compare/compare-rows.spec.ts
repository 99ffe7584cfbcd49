import { describe, expect, it } from 'vitest'
import { attributeRows, compareRow } from './compare-rows.ts'

const stated = (id: string, label: string | null) => ({
  id,
  title: id.toUpperCase(),
  type: 'number' as const,
  unit: null,
  group: 'shape' as const,
  value: label,
  label,
})

describe('the rows of a comparison', () => {
  it('differ when one part differs from the first', () => {
    expect(compareRow('rows', 'Rows', ['2', '2', '2']).differs).toBe(false)
    expect(compareRow('rows', 'Rows', ['2', '2', '1']).differs).toBe(true)
    expect(compareRow('rows', 'Rows', ['2', null]).differs).toBe(true)
    expect(compareRow('rows', 'Rows', [null, null]).differs).toBe(false)
  })

  it('are the attributes of all parts, each once, and empty when a part has none', () => {
    const rows = attributeRows([
      { attributes: [stated('pitch', '2 mm'), stated('rows', '1')] },
      { attributes: [stated('pitch', '2 mm'), stated('current', '8 A')] },
    ])
    expect(rows.map(({ key, cells, differs }) => [key, cells, differs])).toEqual([
      ['pitch', ['2 mm', '2 mm'], false],
      ['rows', ['1', null], true],
      ['current', [null, '8 A'], true],
    ])
  })
})
