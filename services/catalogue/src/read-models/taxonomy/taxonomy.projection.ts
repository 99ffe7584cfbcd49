import { defineProjection } from '@pinline/chassis/read-models/projection'
import { type TaxonomyEvent, taxonomyEvent } from '@pinline/events/catalogue/taxonomy-event'
import type { TaxonomyRow } from './taxonomy.model.ts'

const empty: TaxonomyRow = { categories: {}, attributes: {}, revisions: {}, changedAt: {} }

const without = <Value>(record: Readonly<Record<string, Value>>, key: string): Readonly<Record<string, Value>> =>
  Object.fromEntries(Object.entries(record).filter(([present]) => present !== key))

/** The current categories and attributes: one row, `taxonomy`. */
export const taxonomyProjection = defineProjection<TaxonomyRow, TaxonomyEvent>({
  name: 'taxonomy',
  version: 2,
  sources: [{ service: 'catalogue', streamType: 'taxonomy' }],
  eventSchema: taxonomyEvent,
  project: (before = empty, { event: { type, data }, recordedAt }) => {
    const key = 'categoryId' in data ? `category:${data.categoryId}` : `attribute:${data.attributeId}`
    const row = { ...before, revisions: { ...before.revisions, [key]: (before.revisions[key] ?? 0) + 1 } }
    switch (type) {
      case 'category-defined':
        return {
          ...row,
          categories: { ...row.categories, [data.categoryId]: data },
          changedAt: { ...row.changedAt, [data.categoryId]: recordedAt },
        }
      case 'category-removed':
        return {
          ...row,
          categories: without(row.categories, data.categoryId),
          changedAt: without(row.changedAt, data.categoryId),
        }
      case 'attribute-defined':
        return { ...row, attributes: { ...row.attributes, [data.attributeId]: data } }
      case 'attribute-removed':
        return { ...row, attributes: without(row.attributes, data.attributeId) }
      default:
        return type satisfies never
    }
  },
  indexes: [],
})
