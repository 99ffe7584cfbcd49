import { given } from '@pinline/chassis/domain/given'
import { attributeId, categoryId } from '@pinline/events/ids'
import { describe, it } from 'vitest'
import type { CreateCategory } from './create-category.ts'
import {
  boards,
  boardsCategory,
  categoryDefined,
  headers,
  headersCategory,
  plating,
  smallTree,
} from './taxonomy.fixtures.ts'
import { taxonomyDecider } from './taxonomy-decider.ts'

const sockets = categoryId.parse('pin-sockets')
const command: CreateCategory = {
  type: 'create-category',
  categoryId: sockets,
  parentId: boards,
  titles: { en: 'Pin sockets' },
  leads: {},
  texts: {},
  orderNum: undefined,
  attributeIds: [plating],
  parentHasProducts: false,
}
const created = (orderNum: number) =>
  categoryDefined({
    ...boardsCategory,
    categoryId: sockets,
    parentId: boards,
    orderNum,
    titles: { en: 'Pin sockets' },
    attributeIds: [plating],
  })

describe('create-category', () => {
  it('is appended if no position is given', () =>
    given(taxonomyDecider, smallTree)
      .when(command)
      .then([created(2)]))

  it('takes a position, and the following ones move on', () =>
    given(taxonomyDecider, smallTree)
      .when({ ...command, orderNum: 1 })
      .then([created(1), categoryDefined({ ...headersCategory, orderNum: 2 })]))

  it('refuses a slug that is in use', () =>
    given(taxonomyDecider, smallTree)
      .when({ ...command, categoryId: headers })
      .thenRejected('invalid-input', { errors: { id: 'slug-taken' } }))

  it('refuses an unknown parent, one with products, and a fifth level', () => {
    const none = categoryId.parse('none')
    const refused = (fault: string) => ({ errors: { parentId: fault } })
    given(taxonomyDecider, smallTree)
      .when({ ...command, parentId: none })
      .thenRejected('invalid-input', refused('parent-unknown'))
    given(taxonomyDecider, smallTree)
      .when({ ...command, parentHasProducts: true })
      .thenRejected('invalid-input', refused('parent-has-products'))
    const ids = [headers, categoryId.parse('third'), categoryId.parse('fourth')]
    const deep = ids.map((id, index) =>
      categoryDefined({ ...boardsCategory, categoryId: id, parentId: ids[index - 1] ?? boards }),
    )
    given(taxonomyDecider, [...smallTree, ...deep])
      .when({ ...command, parentId: categoryId.parse('fourth') })
      .thenRejected('invalid-input', refused('too-deep'))
  })

  it('refuses attributes that there are none of and one named twice', () => {
    given(taxonomyDecider, smallTree)
      .when({ ...command, attributeIds: [attributeId.parse('none')] })
      .thenRejected('invalid-input', { errors: { attributeIds: 'attribute-unknown' } })
    given(taxonomyDecider, smallTree)
      .when({ ...command, attributeIds: [plating, plating] })
      .thenRejected('invalid-input', { errors: { attributeIds: 'attribute-twice' } })
  })
})
