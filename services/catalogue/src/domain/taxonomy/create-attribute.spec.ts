import { given } from '@pinline/chassis/domain/given'
import { attributeId } from '@pinline/events/ids'
import { describe, it } from 'vitest'
import type { CreateAttribute } from './create-attribute.ts'
import { attributeDefined, platingAttribute, smallTree } from './taxonomy.fixtures.ts'
import { taxonomyDecider } from './taxonomy-decider.ts'

const force = attributeId.parse('mating-force')
const attribute: CreateAttribute['attribute'] = {
  attributeId: force,
  type: 'number',
  unit: 'N',
  titles: { en: 'Mating force' },
  group: 'shape',
}
const command: CreateAttribute = { type: 'create-attribute', attribute, orderNum: undefined }

describe('create-attribute', () => {
  it('is appended if no position is given, and is never fixed', () =>
    given(taxonomyDecider, smallTree)
      .when(command)
      .then([attributeDefined({ ...attribute, orderNum: 22, fixed: false })]))

  it('takes a position, and the following ones move on', () =>
    given(taxonomyDecider, smallTree)
      .when({ ...command, orderNum: 21 })
      .then([
        attributeDefined({ ...attribute, orderNum: 21, fixed: false }),
        attributeDefined({ ...platingAttribute, orderNum: 22 }),
      ]))

  it('refuses what does not fit together, by field', () => {
    const wrong: readonly (readonly [Partial<CreateAttribute['attribute']>, Record<string, string>])[] = [
      [{ attributeId: platingAttribute.attributeId }, { id: 'slug-taken' }],
      [{ type: 'flag' }, { unit: 'unit-not-allowed' }],
      [{ type: 'choice', unit: null }, { values: 'values-needed' }],
      [{ values: [{ value: 'gold', titles: { en: 'Gold' } }] }, { values: 'values-not-allowed' }],
    ]
    for (const [change, errors] of wrong)
      given(taxonomyDecider, smallTree)
        .when({ ...command, attribute: { ...attribute, ...change } })
        .thenRejected('invalid-input', { errors })
    const gold = { value: 'gold', titles: { en: 'Gold' } }
    given(taxonomyDecider, smallTree)
      .when({ ...command, attribute: { ...attribute, type: 'choice', unit: null, values: [gold, gold] } })
      .thenRejected('invalid-input', { errors: { values: 'value-twice' } })
  })
})
