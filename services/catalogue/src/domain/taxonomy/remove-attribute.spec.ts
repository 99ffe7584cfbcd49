import { given } from '@pinline/chassis/domain/given'
import { describe, it } from 'vitest'
import type { RemoveAttribute } from './remove-attribute.ts'
import { attributeDefined, headers, plating, platingAttribute, platingDefined, smallTree } from './taxonomy.fixtures.ts'
import { taxonomyDecider } from './taxonomy-decider.ts'

const command: RemoveAttribute = { type: 'remove-attribute', attributeId: plating, revision: 1, used: false }

describe('remove-attribute', () => {
  it('removes one that nothing has', () =>
    given(taxonomyDecider, [platingDefined])
      .when(command)
      .then([{ type: 'attribute-removed', data: { attributeId: plating } }]))
  it('refuses one that a category or a product has, and a fixed one', () => {
    given(taxonomyDecider, smallTree)
      .when(command)
      .thenRejected('attribute-in-use', { data: { fixed: false, products: false, categories: [headers] } })
    given(taxonomyDecider, [platingDefined])
      .when({ ...command, used: true })
      .thenRejected('attribute-in-use')
    given(taxonomyDecider, [attributeDefined({ ...platingAttribute, fixed: true })])
      .when(command)
      .thenRejected('attribute-in-use')
  })
  it('refuses a removed one, and a stale revision', () => {
    given(taxonomyDecider, []).when(command).thenRejected('attribute-not-found')
    given(taxonomyDecider, smallTree)
      .when({ ...command, revision: 0 })
      .thenRejected('version-conflict')
  })
})
