import { expect, it } from 'vitest'
import { missingCategory } from './missing-category.ts'

it('proposes a category named as in the file', () => {
  expect(missingCategory('Power pins (2.54)')).toMatchObject({
    id: 'power-pins-2-54',
    titles: { en: 'Power pins (2.54)' },
  })
  expect(missingCategory('Bornes à vis')).toMatchObject({ id: 'bornes-a-vis', titles: { en: 'Bornes à vis' } })
  expect(missingCategory('排针')).toMatchObject({ id: '', titles: { zh_cn: '排针' } })
})
