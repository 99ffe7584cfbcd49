import type { TaxonomyEvent } from '@pinline/events/catalogue/taxonomy-event'
import { attributeId, type CategoryId, categoryId } from '@pinline/events/ids'
import type { DefinedAttribute, DefinedCategory } from './taxonomy.ts'

export const boards = categoryId.parse('board-connectors')
export const headers = categoryId.parse('pin-headers')
export const plating = attributeId.parse('plating')

export const boardsCategory: DefinedCategory = {
  categoryId: boards,
  parentId: null,
  orderNum: 1,
  titles: { en: 'Board connectors' },
  leads: {},
  texts: {},
  attributeIds: [],
}

export const headersCategory: DefinedCategory = {
  categoryId: headers,
  parentId: boards,
  orderNum: 1,
  titles: { en: 'Pin headers' },
  leads: { en: 'Posts in one or more rows.' },
  texts: {},
  attributeIds: [plating],
}

export const platingAttribute: DefinedAttribute = {
  attributeId: plating,
  type: 'choice',
  unit: null,
  titles: { en: 'Plating' },
  values: [{ value: 'gold', titles: { en: 'Gold' } }],
  group: 'shape',
  orderNum: 21,
  fixed: false,
}

export const categoryDefined = (data: DefinedCategory): TaxonomyEvent => ({ type: 'category-defined', data })
export const attributeDefined = (data: DefinedAttribute): TaxonomyEvent => ({ type: 'attribute-defined', data })

export const categoryRemoved = (id: CategoryId): TaxonomyEvent => ({
  type: 'category-removed',
  data: { categoryId: id },
})

export const boardsDefined = categoryDefined(boardsCategory)
export const headersDefined = categoryDefined(headersCategory)
export const platingDefined = attributeDefined(platingAttribute)

/** A board category with one child and the attribute of its products. */
export const smallTree: readonly TaxonomyEvent[] = [platingDefined, boardsDefined, headersDefined]
