import { given } from '@pinline/chassis/domain/given'
import { categoryId } from '@pinline/events/ids'
import { describe, it } from 'vitest'
import { categoryDefined, headers, headersCategory, smallTree } from './taxonomy.fixtures.ts'
import { taxonomyDecider } from './taxonomy-decider.ts'
import type { UpdateCategory } from './update-category.ts'

const command: UpdateCategory = {
  type: 'update-category',
  categoryId: headers,
  revision: 1,
  changes: { titles: { en: 'Headers', de: 'Stiftleisten' }, attributeIds: [] },
}

describe('update-category', () => {
  it('changes the given fields and keeps the others', () =>
    given(taxonomyDecider, smallTree)
      .when(command)
      .then([categoryDefined({ ...headersCategory, titles: { en: 'Headers', de: 'Stiftleisten' }, attributeIds: [] })]))
  it('does nothing if nothing changes', () =>
    given(taxonomyDecider, smallTree)
      .when({ ...command, changes: { titles: headersCategory.titles } })
      .thenNothing())
  it('refuses a stale revision, and an unknown one', () => {
    given(taxonomyDecider, smallTree)
      .when({ ...command, revision: 0 })
      .thenRejected('version-conflict', { data: { revision: 1 } })
    given(taxonomyDecider, smallTree)
      .when({ ...command, categoryId: categoryId.parse('none') })
      .thenRejected('category-not-found')
  })
})
