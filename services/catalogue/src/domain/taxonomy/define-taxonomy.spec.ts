import { given } from '@pinline/chassis/domain/given'
import { describe, it } from 'vitest'
import type { DefineTaxonomy } from './define-taxonomy.ts'
import {
  boardsCategory,
  boardsDefined,
  categoryRemoved,
  headers,
  headersCategory,
  headersDefined,
  platingAttribute,
  platingDefined,
  smallTree,
} from './taxonomy.fixtures.ts'
import { taxonomyDecider } from './taxonomy-decider.ts'

const command: DefineTaxonomy = {
  type: 'define-taxonomy',
  attributes: [platingAttribute],
  categories: [boardsCategory, headersCategory],
}

describe('define-taxonomy', () => {
  it('defines attributes before the categories that have them', () =>
    given(taxonomyDecider, []).when(command).then([platingDefined, boardsDefined, headersDefined]))
  it('does nothing on repetition, and does not restore what was removed', () => {
    given(taxonomyDecider, smallTree).when(command).thenNothing()
    given(taxonomyDecider, [...smallTree, categoryRemoved(headers)])
      .when(command)
      .thenNothing()
  })
})
