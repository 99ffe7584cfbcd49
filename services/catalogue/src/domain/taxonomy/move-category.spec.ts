import { given } from '@pinline/chassis/domain/given'
import { categoryId } from '@pinline/events/ids'
import { describe, it } from 'vitest'
import type { MoveCategory } from './move-category.ts'
import { boards, boardsCategory, categoryDefined, headers, headersCategory, smallTree } from './taxonomy.fixtures.ts'
import { taxonomyDecider } from './taxonomy-decider.ts'

const command: MoveCategory = {
  type: 'move-category',
  categoryId: headers,
  revision: 1,
  parentId: null,
  orderNum: undefined,
  parentHasProducts: false,
}

describe('move-category', () => {
  it('is appended under its new parent', () =>
    given(taxonomyDecider, smallTree)
      .when(command)
      .then([categoryDefined({ ...headersCategory, parentId: null, orderNum: 2 })]))

  it('takes a position there, and the following ones move on', () =>
    given(taxonomyDecider, smallTree)
      .when({ ...command, orderNum: 1 })
      .then([
        categoryDefined({ ...headersCategory, parentId: null, orderNum: 1 }),
        categoryDefined({ ...boardsCategory, orderNum: 2 }),
      ]))

  it('does nothing if it is there already', () =>
    given(taxonomyDecider, smallTree)
      .when({ ...command, parentId: boards })
      .thenNothing())

  it('cannot move below itself', () => {
    for (const parentId of [boards, headers])
      given(taxonomyDecider, smallTree)
        .when({ ...command, categoryId: boards, parentId })
        .thenRejected('invalid-input', { errors: { parentId: 'parent-below-itself' } })
  })

  it('refuses levels beyond the fourth, those below it counted', () => {
    const [second, third] = [categoryId.parse('second'), categoryId.parse('third')]
    const tower = [
      categoryDefined({ ...boardsCategory, categoryId: categoryId.parse('first'), orderNum: 2 }),
      categoryDefined({ ...boardsCategory, categoryId: second, parentId: categoryId.parse('first') }),
      categoryDefined({ ...boardsCategory, categoryId: third, parentId: second }),
    ]
    const towered = given(taxonomyDecider, [...smallTree, ...tower])
    towered
      .when({ ...command, categoryId: boards, parentId: third })
      .thenRejected('invalid-input', { errors: { parentId: 'too-deep' } })
    towered
      .when({ ...command, categoryId: boards, parentId: second })
      .then([categoryDefined({ ...boardsCategory, parentId: second, orderNum: 2 })])
  })

  it('refuses a parent with products, and a stale revision', () => {
    given(taxonomyDecider, smallTree)
      .when({ ...command, parentId: boards, parentHasProducts: true })
      .thenRejected('invalid-input', { errors: { parentId: 'parent-has-products' } })
    given(taxonomyDecider, smallTree)
      .when({ ...command, revision: 3 })
      .thenRejected('version-conflict')
  })
})
