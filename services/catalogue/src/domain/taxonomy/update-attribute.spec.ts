import { given } from '@pinline/chassis/domain/given'
import { attributeId } from '@pinline/events/ids'
import { describe, it } from 'vitest'
import { attributeDefined, plating, platingAttribute, smallTree } from './taxonomy.fixtures.ts'
import { taxonomyDecider } from './taxonomy-decider.ts'
import type { UpdateAttribute } from './update-attribute.ts'

const tin = { value: 'tin', titles: { en: 'Tin' } }
const gold = { value: 'gold', titles: { en: 'Gold', de: 'Gold' } }
const command: UpdateAttribute = {
  type: 'update-attribute',
  attributeId: plating,
  revision: 1,
  changes: { values: [gold, tin] },
  used: ['gold'],
}
const fixed = [attributeDefined({ ...platingAttribute, fixed: true })]

describe('update-attribute', () => {
  it('changes the given fields and keeps the others', () =>
    given(taxonomyDecider, smallTree)
      .when(command)
      .then([attributeDefined({ ...platingAttribute, values: [gold, tin] })]))

  it('keeps values, type and unit that products use', () => {
    given(taxonomyDecider, smallTree)
      .when({ ...command, changes: { values: [tin] } })
      .thenRejected('attribute-in-use', { data: { values: ['gold'] } })
    given(taxonomyDecider, smallTree)
      .when({ ...command, changes: { type: 'text', values: [] } })
      .thenRejected('attribute-in-use')
    given(taxonomyDecider, smallTree)
      .when({ ...command, changes: { values: [tin] }, used: [] })
      .then([attributeDefined({ ...platingAttribute, values: [tin] })])
  })

  it('changes no more of a fixed one than its texts and its place', () => {
    given(taxonomyDecider, fixed)
      .when({ ...command, changes: { titles: { en: 'Finish' }, values: [gold], orderNum: 3 } })
      .then([
        attributeDefined({ ...platingAttribute, titles: { en: 'Finish' }, values: [gold], orderNum: 3, fixed: true }),
      ])
    given(taxonomyDecider, fixed)
      .when({ ...command, changes: { values: [gold, tin] } })
      .thenRejected('invalid-input', { errors: { values: 'fixed' } })
    given(taxonomyDecider, fixed)
      .when({ ...command, changes: { type: 'text' } })
      .thenRejected('invalid-input', { errors: { type: 'fixed' } })
  })

  it('refuses a stale revision, and an unknown one', () => {
    given(taxonomyDecider, smallTree)
      .when({ ...command, revision: 2 })
      .thenRejected('version-conflict')
    given(taxonomyDecider, smallTree)
      .when({ ...command, attributeId: attributeId.parse('none') })
      .thenRejected('attribute-not-found')
  })

  it('does nothing if nothing changes', () =>
    given(taxonomyDecider, smallTree)
      .when({ ...command, changes: { titles: platingAttribute.titles } })
      .thenNothing())
})
