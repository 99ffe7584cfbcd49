import { given } from '@pinline/chassis/domain/given'
import { describe, it } from 'vitest'
import type { RemoveCategory } from './remove-category.ts'
import { boards, categoryRemoved, headers, smallTree } from './taxonomy.fixtures.ts'
import { taxonomyDecider } from './taxonomy-decider.ts'

const command: RemoveCategory = { type: 'remove-category', categoryId: headers, revision: 1, products: 0 }

describe('remove-category', () => {
  it('removes one without products', () =>
    given(taxonomyDecider, smallTree)
      .when(command)
      .then([{ type: 'category-removed', data: { categoryId: headers } }]))
  it('refuses one with products', () =>
    given(taxonomyDecider, smallTree)
      .when({ ...command, products: 7 })
      .thenRejected('category-in-use', { data: { products: 7 } }))
  it('refuses one with others below it', () =>
    given(taxonomyDecider, smallTree)
      .when({ ...command, categoryId: boards })
      .thenRejected('category-has-children', { data: { children: 1 } }))
  it('refuses a removed one, and a stale revision', () => {
    given(taxonomyDecider, [...smallTree, categoryRemoved(headers)])
      .when(command)
      .thenRejected('category-not-found')
    given(taxonomyDecider, smallTree)
      .when({ ...command, revision: 0 })
      .thenRejected('version-conflict')
  })
})
