import { isRejection } from '@pinline/contracts/api/error-codes'
import { attributeId, categoryId } from '@pinline/events/ids'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { childrenOf, deepest, parentsOf } from './category-tree.ts'
import { evolveTaxonomy, noTaxonomy, revisionOf, type Taxonomy } from './taxonomy.ts'
import { type TaxonomyCommand, taxonomyDecider } from './taxonomy-decider.ts'

const ids = fc.constantFrom(...['a', 'b', 'c', 'd', 'e', 'f'].map((id) => categoryId.parse(id)))
const parents = fc.option(ids)
const attributes = fc.constantFrom(...['x', 'y'].map((id) => attributeId.parse(id)))
const places = fc.option(fc.integer({ min: 1, max: 4 }), { nil: undefined })

/** A command whose editor has seen the current revision. */
type WithoutRevision = (state: Taxonomy) => TaxonomyCommand

const commands: fc.Arbitrary<WithoutRevision> = fc.oneof(
  fc
    .record({
      categoryId: ids,
      parentId: parents,
      orderNum: places,
      attributeIds: fc.array(attributes, { maxLength: 2 }),
    })
    .map((wanted): WithoutRevision => {
      const texts = { titles: { en: 'Any' }, leads: {}, texts: {} }
      return () => ({ type: 'create-category', ...wanted, ...texts, parentHasProducts: false })
    }),
  fc.record({ categoryId: ids, parentId: parents, orderNum: places }).map(
    (wanted): WithoutRevision =>
      (state) => ({
        type: 'move-category',
        ...wanted,
        revision: revisionOf(state, 'category', wanted.categoryId),
        parentHasProducts: false,
      }),
  ),
  fc.record({ categoryId: ids }).map(
    ({ categoryId: id }): WithoutRevision =>
      (state) => ({
        type: 'remove-category',
        categoryId: id,
        revision: revisionOf(state, 'category', id),
        products: 0,
      }),
  ),
  attributes.map(
    (id): WithoutRevision =>
      () => ({
        type: 'create-attribute',
        attribute: { attributeId: id, type: 'flag', unit: null, titles: { en: 'Any' }, group: 'shape' },
        orderNum: undefined,
      }),
  ),
  attributes.map(
    (id): WithoutRevision =>
      (state) => ({
        type: 'remove-attribute',
        attributeId: id,
        revision: revisionOf(state, 'attribute', id),
        used: false,
      }),
  ),
)

describe('any sequence of commands', () => {
  it('leaves a tree of at most four levels, with unique positions and existing attributes', () => {
    fc.assert(
      fc.property(fc.array(commands, { minLength: 1, maxLength: 60 }), (sequence) => {
        let state = noTaxonomy
        for (const unseen of sequence) {
          const decision = taxonomyDecider.decide(state, unseen(state))
          if (isRejection(decision)) continue
          state = decision.reduce(evolveTaxonomy, state)
          for (const category of Object.values(state.categories)) {
            const above = parentsOf(state, category.categoryId)
            expect(above.length).toBeLessThan(deepest)
            expect((above.at(-1) ?? category).parentId).toBeNull()
            if (category.parentId !== null) expect(state.categories[category.parentId]).toBeDefined()
            for (const id of category.attributeIds) expect(state.attributes[id]).toBeDefined()
            const places = childrenOf(state, category.parentId).map(({ orderNum }) => orderNum)
            expect(places).toEqual([...new Set(places)])
          }
        }
      }),
      { numRuns: 400 },
    )
  })
})
