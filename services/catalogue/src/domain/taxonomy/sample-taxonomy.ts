import type { TaxonomyEvent } from '@pinline/events/catalogue/taxonomy-event'
import { attributeId, categoryId } from '@pinline/events/ids'

export const boards = categoryId.parse('board-connectors')
export const headers = categoryId.parse('pin-headers')
export const plating = attributeId.parse('plating')

export const boardsDefined: TaxonomyEvent = {
  type: 'category-defined',
  data: {
    categoryId: boards,
    parentId: null,
    orderNum: 1,
    titles: { en: 'Board connectors' },
    leads: {},
    texts: {},
    attributeIds: [],
  },
}

export const headersDefined: TaxonomyEvent = {
  type: 'category-defined',
  data: {
    categoryId: headers,
    parentId: boards,
    orderNum: 1,
    titles: { en: 'Pin headers' },
    leads: { en: 'Posts in one or more rows.' },
    texts: {},
    attributeIds: [plating],
  },
}

export const platingDefined: TaxonomyEvent = {
  type: 'attribute-defined',
  data: {
    attributeId: plating,
    type: 'choice',
    unit: null,
    titles: { en: 'Plating' },
    values: [{ value: 'gold', titles: { en: 'Gold' } }],
    group: 'shape',
    orderNum: 21,
    fixed: false,
  },
}
