import type { AdminResource } from '@pinline/contracts/api/call'
import { languageCodes } from '@pinline/contracts/api/languages'
import { listProducts } from '@pinline/contracts/catalogue/product/list-products'
import { attributesResource } from '@pinline/contracts/catalogue/taxonomy/attributes-resource'
import { categoriesResource } from '@pinline/contracts/catalogue/taxonomy/categories-resource'
import { createAttribute } from '@pinline/contracts/catalogue/taxonomy/create-attribute'
import { createCategory } from '@pinline/contracts/catalogue/taxonomy/create-category'
import { getCategory } from '@pinline/contracts/catalogue/taxonomy/get-category'
import { listCategories } from '@pinline/contracts/catalogue/taxonomy/list-categories'
import { moveCategory } from '@pinline/contracts/catalogue/taxonomy/move-category'
import { removeAttribute } from '@pinline/contracts/catalogue/taxonomy/remove-attribute'
import { removeCategory } from '@pinline/contracts/catalogue/taxonomy/remove-category'
import { updateAttribute } from '@pinline/contracts/catalogue/taxonomy/update-attribute'
import { updateCategory } from '@pinline/contracts/catalogue/taxonomy/update-category'
import { attributeId, categoryId } from '@pinline/events/ids'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { z } from 'zod'
import { fetchPresent } from '../../harness/fetch-present.ts'
import { type CatalogueInstallation, installCatalogue } from './catalogue-installation.ts'

let shop: CatalogueInstallation
beforeAll(async () => {
  shop = await installCatalogue(inject('servers'), 60)
})
afterAll(async () => await shop.end())

const rowsOf = async <Row extends z.ZodType>(
  resource: AdminResource<Row>,
  filter: object = {},
  headers: Record<string, string> = {},
): Promise<z.output<Row>[]> => {
  const query = new URLSearchParams({ filter: JSON.stringify(filter), sort: '["orderNum","ASC"]', range: '[0,99]' })
  const url = `${shop.url()}/api/v1/admin/${resource.name}?${query}`
  const response = await fetchPresent(url, { headers: { authorization: `Bearer ${shop.staffToken}`, ...headers } })
  expect(response.status).toBe(200)
  return z.array(resource.row).parse(await response.json())
}
const boards = categoryId.parse('board-connectors')
const headers = categoryId.parse('pin-headers')
const circular = categoryId.parse('circular-connectors')
const shielding = attributeId.parse('shielding')

const categoryNow = async (id: string) => {
  const row = (await rowsOf(categoriesResource)).find((one) => one.id === id)
  if (row === undefined) throw new Error(`no category ${id}`)
  return row
}

describe('the categories that the shop comes with', () => {
  it('are a tree with titles, leads, attributes and counts in every language', async () => {
    const { total } = (await shop.call(listProducts, {})).data
    for (const language of languageCodes) {
      const { data } = await shop.call(listCategories, {}, { 'x-locale': language })
      expect(data.map(({ children }) => children.length)).toEqual([6, 2, 6, 2])
      expect(data.reduce((sum, { count }) => sum + count, 0)).toBe(total)
      for (const { lead, children } of data) {
        expect(lead).not.toBe('')
        for (const leaf of children) {
          expect(leaf.lead).not.toBe('')
          expect(leaf.attributes.length).toBeGreaterThan(5)
        }
      }
    }
    const { data } = await shop.call(listCategories, {}, { 'x-locale': 'de' })
    expect(data[0]?.children[2]).toMatchObject({ id: 'pin-headers', meta_title: 'Stiftleisten' })
    const pitch = data[0]?.children[2]?.attributes.find(({ id }) => id === 'pitch')
    expect(pitch).toEqual({ id: 'pitch', title: 'Rastermaß', type: 'number', unit: 'mm', group: 'shape' })
  })

  it('are shown one by one with their text and the way up', async () => {
    const { data } = await shop.call(getCategory, { id: 'pin-headers' }, { 'x-locale': 'fr' })
    expect(data.parents).toEqual([{ id: 'board-connectors', meta_title: 'Connecteurs pour carte' }])
    expect(data.text).toContain('2,54\u00A0mm')
    expect((await shop.call(getCategory, { id: 'nuts-and-bolts' })).type).toBe('category-not-found')
  })

  it('are defined once, whatever starts again', async () => {
    const before = await rowsOf(categoriesResource)
    await shop.restart()
    expect(await rowsOf(categoriesResource)).toEqual(before)
    expect(new Set(before.map(({ revision }) => revision))).toEqual(new Set([1]))
  })
})

describe('categories that staff change', () => {
  it('are created, shown at once, changed, moved and removed', async () => {
    const made = await shop.call(createCategory, { id: circular, titles: { en: 'Circular connectors', de: 'Rund' } })
    expect(made.data).toMatchObject({ id: circular, parentId: null, orderNum: 5, depth: 1, count: 0, revision: 1 })
    const seen = { 'x-position': made.position, 'x-locale': 'de' }
    expect((await shop.call(listCategories, {}, seen)).data.at(-1)).toMatchObject({ id: circular, meta_title: 'Rund' })

    const leads = { en: 'Round and locked.' }
    const attributeIds = [attributeId.parse('positions')]
    const changed = await shop.call(updateCategory, { id: circular, revision: 1, leads, attributeIds })
    expect(changed.data).toMatchObject({ titles: { de: 'Rund' }, leads, attributeIds: ['positions'], revision: 2 })

    const moved = await shop.call(moveCategory, { id: circular, revision: 2, parentId: boards, orderNum: 1 })
    expect(moved.data).toMatchObject({ parentId: boards, orderNum: 1, depth: 2, revision: 3 })
    const below = await rowsOf(categoriesResource, { parentId: boards }, { 'x-position': moved.position })
    expect(below.map(({ id, orderNum }) => [id, orderNum]).slice(0, 3)).toEqual([
      [circular, 1],
      ['wire-to-board', 2],
      ['board-to-board', 3],
    ])

    const gone = await shop.call(removeCategory, { id: circular, revision: 3 })
    expect(gone.data).toEqual({ id: circular })
    const after = await rowsOf(categoriesResource, { q: 'circular' }, { 'x-position': gone.position })
    expect(after).toEqual([])
  })

  it('are refused with a stale revision, and at an invalid position', async () => {
    const { revision } = await categoryNow(headers)
    const late = await shop.call(updateCategory, { id: headers, revision: revision + 7, titles: { en: 'Posts' } })
    expect([late.status, late.type, late.refused]).toEqual([409, 'version-conflict', { revision }])
    const top = await categoryNow(boards)
    const round = await shop.call(moveCategory, { id: boards, revision: top.revision, parentId: headers })
    expect(round.refused).toEqual({ errors: { parentId: 'parent-below-itself' } })
    const under = await shop.call(createCategory, { id: circular, parentId: headers, titles: { en: 'Round' } })
    expect(under.refused).toEqual({ errors: { parentId: 'parent-has-products' } })
    expect((await shop.call(removeCategory, { id: headers, revision })).type).toBe('category-in-use')
    const whole = await shop.call(removeCategory, { id: boards, revision: top.revision })
    expect(whole.type).toBe('category-has-children')
    const wrong = await shop.call(createCategory, { id: 'Round!' as typeof circular, titles: { en: '' } })
    expect(wrong.refused).toEqual({ errors: { id: 'slug-format', 'titles.en': 'required' } })
  })
})

describe('attributes that staff change', () => {
  it('are created, assigned to a category, and kept while it has them', async () => {
    const yes = { value: 'full', titles: { en: 'Fully shielded', de: 'Voll geschirmt' } }
    const form = { type: 'choice', group: 'electric', titles: { en: 'Shielding', de: 'Schirmung' } } as const
    const made = await shop.call(createAttribute, { id: shielding, ...form, values: [yes] })
    expect(made.data).toMatchObject({ id: shielding, fixed: false, categoryIds: [], revision: 1 })
    const { revision, attributeIds } = await categoryNow(headers)
    const given = [...attributeIds, shielding].map((id) => attributeId.parse(id))
    const changed = await shop.call(updateCategory, { id: headers, revision, attributeIds: given })
    const seen = { 'x-position': changed.position, 'x-locale': 'de' }
    const { attributes } = (await shop.call(getCategory, { id: headers }, seen)).data
    expect(attributes.at(-1)).toMatchObject({ id: shielding, title: 'Schirmung', type: 'choice' })
    expect((await shop.call(removeAttribute, { id: shielding, revision: 1 })).type).toBe('attribute-in-use')
    const [row] = await rowsOf(attributesResource, { q: 'schirmung' }, seen)
    expect(row).toMatchObject({
      id: shielding,
      categoryIds: [headers],
      values: [{ value: 'full', title: 'Voll geschirmt' }],
    })

    const back = { id: headers, revision: revision + 1, attributeIds: attributeIds.map((id) => attributeId.parse(id)) }
    await shop.call(updateCategory, back)
    expect((await shop.call(removeAttribute, { id: shielding, revision: 1 })).data).toEqual({ id: shielding })
  })

  it('that are fields of every product keep their type', async () => {
    const id = attributeId.parse('pitch')
    const unit = await shop.call(updateAttribute, { id, revision: 1, unit: 'A' })
    expect(unit.refused).toEqual({ errors: { unit: 'fixed' } })
    expect((await shop.call(removeAttribute, { id, revision: 1 })).type).toBe('attribute-in-use')
    const message = await shop.call(updateAttribute, { id, revision: 1, titles: { en: 'Contact pitch' } })
    expect(message.data).toMatchObject({ title: 'Contact pitch', unit: 'mm', fixed: true, revision: 2 })
    const late = await shop.call(updateAttribute, { id, revision: 1, titles: { en: 'Pitch' } })
    expect([late.status, late.type]).toEqual([409, 'version-conflict'])
  })
})
