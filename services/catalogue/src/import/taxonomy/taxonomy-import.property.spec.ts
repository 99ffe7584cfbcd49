import { languageCodes } from '@pinline/contracts/api/languages'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { evolveTaxonomy, noTaxonomy } from '../../domain/taxonomy/taxonomy.ts'
import { shopAttributes } from '../../seed/shop-attributes.ts'
import { shopCategories } from '../../seed/shop-categories.ts'
import { readCsv } from '../read-csv.ts'
import { formatKeyedTexts, readKeyedTexts } from './keyed-texts.ts'
import { proposeTaxonomyMapping, taxonomyFields, taxonomyFieldTitle } from './taxonomy-fields.ts'
import { importTable } from './taxonomy-import.fixtures.ts'
import { taxonomyTemplate } from './taxonomy-template.ts'

const shop = [
  ...shopAttributes.map((data) => ({ type: 'attribute-defined', data }) as const),
  ...shopCategories.map((data) => ({ type: 'category-defined', data }) as const),
].reduce(evolveTaxonomy, noTaxonomy)

const tableOf = async (text: string): Promise<string[][]> => {
  const table: string[][] = []
  const open = async () =>
    (async function* () {
      yield text.replace('\ufeff', '')
    })()
  for await (const { cells } of readCsv(open, ',', 0)) table.push([...cells])
  return table
}

describe.each(['categories', 'attributes'] as const)('a table of all %s', (kind) => {
  it.each(languageCodes)('is read again without a change (%s)', async (language) => {
    const table = await tableOf([...taxonomyTemplate(kind, language, shop)].join(''))
    const { outcomes, events } = importTable(kind, shop, table)
    expect([...new Set(Object.values(outcomes))]).toEqual(['unchanged'])
    expect(Object.keys(outcomes)).toHaveLength(Object.keys(shop[kind]).length)
    expect(events).toBe(0)
  })

  it.each(languageCodes)('has headers that are understood (%s)', (language) => {
    const fields = taxonomyFields(kind)
    expect(
      proposeTaxonomyMapping(
        kind,
        fields.map((field) => taxonomyFieldTitle(field, language)),
      ),
    ).toEqual(fields)
  })
})

const ids = ['a', 'b', 'c', 'd', 'e', 'f', 'g']
const row = fc.record({
  id: fc.constantFrom(...ids),
  parent: fc.option(fc.constantFrom(...ids, 'none')),
  order: fc.integer({ min: 1, max: 40 }),
})
const files = fc.uniqueArray(row, { selector: ({ id }) => id, maxLength: 7 })
const tableFrom = (rows: readonly { id: string; parent: string | null; order: number }[]) => [
  ['id', 'parent', 'order', 'title.en'],
  ...rows.map(({ id, parent, order }) => [id, parent ?? '-', `${order}`, id.toUpperCase()]),
]

describe('any file of categories', () => {
  it('has the same result whatever the order of its rows, and changes nothing when it is imported again', () => {
    fc.assert(
      fc.property(files, files, fc.infiniteStream(fc.nat()), (first, second, seeds) => {
        const distinct = (rows: typeof first) => rows.map((one, index) => ({ ...one, order: one.order * 10 + index }))
        const before = importTable('categories', noTaxonomy, tableFrom(distinct(first))).after
        const rows = distinct(second)
        const shuffled = rows
          .map((one) => ({ one, key: seeds.next().value ?? 0 }))
          .toSorted((a, b) => a.key - b.key)
          .map(({ one }) => one)
        const plain = importTable('categories', before, tableFrom(rows))
        const other = importTable('categories', before, tableFrom(shuffled))
        expect(other.after).toEqual(plain.after)
        const again = importTable('categories', plain.after, tableFrom(rows))
        // What was too deep with a category below it may move once that one has left it, by a later row.
        const wasTooDeep = Object.values(plain.outcomes).some((one) => Array.isArray(one) && one[1] === 'too-deep')
        if (!wasTooDeep) expect(again.events).toBe(0)
        const outcomeOf = ({ outcomes }: typeof plain, list: typeof rows) =>
          Object.fromEntries(list.map(({ id }, index) => [id, outcomes[index + 2]?.toString().replace(/\d+$/, '')]))
        expect(outcomeOf(other, shuffled)).toEqual(outcomeOf(plain, rows))
      }),
      { numRuns: 300 },
    )
  })
})

describe('texts by value', () => {
  it('are read as they are written', () => {
    const text = fc
      .stringMatching(/^[a-zA-Z0-9=;:；,'"()µ ]{1,20}$/)
      .map((one) => one.trim())
      .filter((one) => one !== '')
    const pairs = fc.uniqueArray(fc.tuple(fc.stringMatching(/^[a-z0-9]{1,8}$/), text), {
      selector: ([value]) => value,
      minLength: 1,
    })
    fc.assert(
      fc.property(pairs, (list) => {
        expect(readKeyedTexts(formatKeyedTexts(list))).toEqual(list)
      }),
    )
  })
})
