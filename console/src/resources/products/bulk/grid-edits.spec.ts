import { productId } from '@pinline/events/ids'
import { numberSignsOf } from '@pinline/ui/format/number-signs'
import { describe, expect, it } from 'vitest'
import type { ProductRecord } from '../product-record.ts'
import { cellText, gridChanges, noEdits, pastedCells, withCell, withoutField, withPasted } from './grid-edits.ts'

const part = (model: string, moq: number): ProductRecord =>
  ({
    id: productId.parse(`p-000000000000000${moq}`),
    model,
    moq,
    packingUnit: 100,
    voltageV: null,
    attributes: { colour: 'red' },
  }) as unknown as ProductRecord
const signs = numberSignsOf('en')
const [one, two] = [part('A-1', 1), part('A-2', 2)]
const typedAs = (_field: string, pasted: string) => pasted

it('shows a value as it is typed, and none as empty', () => {
  expect(['moq', 'voltageV', 'attributes.colour'].map((field) => cellText(one, field, signs))).toEqual(['1', '', 'red'])
})

describe('an edited cell', () => {
  it('is forgotten once it reads as before', () => {
    const edits = withCell(noEdits, one, 'moq', '5', signs)
    expect([...edits]).toEqual([[one.id, { moq: '5' }]])
    expect(withCell(edits, one, 'moq', '1', signs).size).toBe(0)
  })
  it('goes with its column', () => {
    const edits = withCell(withCell(noEdits, one, 'moq', '5', signs), one, 'packingUnit', '50', signs)
    expect([...withoutField(edits, 'moq', [one, two], signs)]).toEqual([[one.id, { packingUnit: '50' }]])
  })
})

describe('what is pasted', () => {
  it.each([
    ['5', undefined],
    ['a text of one cell', undefined],
    [
      '5\t50\r\n6\t60\r\n',
      [
        ['5', '50'],
        ['6', '60'],
      ],
    ],
    ['5\n6', [['5'], ['6']]],
    ['5\n\n6\n', [['5'], [''], ['6']]],
    [
      '"on reels,\nor ""loose"" in bags"\t50\r\n6\t60\r\n',
      [
        ['on reels, or "loose" in bags', '50'],
        ['6', '60'],
      ],
    ],
    ['"two\nlines"', [['two lines']]],
    [
      '"19 rack\t5\n19" rack\t6',
      [
        ['"19 rack', '5'],
        ['19" rack', '6'],
      ],
    ],
    ['19" rack', undefined],
  ])('%j is read as %j', (pasted, cells) => expect(pastedCells(pasted)).toEqual(cells))
  it('goes to the right and downwards, as far as there are cells', () => {
    const grid = { rows: [one, two], fields: ['moq', 'packingUnit'], typedAs, signs }
    const edits = withPasted(noEdits, grid, { row: 1, column: 1 }, [['50', '9'], ['60']])
    expect([...edits]).toEqual([[two.id, { packingUnit: '50' }]])
  })
})

describe('changes of parts', () => {
  it('are of those alone that were edited, each by its own', () => {
    const edits = withCell(withCell(noEdits, one, 'moq', '5', signs), two, 'voltageV', '12,5', signs)
    const { changes, faults } = gridChanges(edits, [], signs)
    expect(faults.size).toBe(0)
    expect([...changes].map(([id, { data }]) => [id, data])).toEqual([
      [one.id, { moq: 5 }],
      [two.id, { voltageV: 12.5 }],
    ])
  })
  it('refuse what the language reads as thousands', () => {
    const { faults } = gridChanges(withCell(noEdits, two, 'voltageV', '1,000', signs), [], signs)
    expect([...faults]).toEqual([[two.id, { voltageV: 'decimal' }]])
  })
  it('name what is wrong in each', () => {
    const { faults } = gridChanges(
      withCell(withCell(noEdits, one, 'moq', '', signs), two, 'moq', 'many', signs),
      [],
      signs,
    )
    expect([...faults]).toEqual([
      [one.id, { moq: 'required' }],
      [two.id, { moq: 'whole' }],
    ])
  })
})
