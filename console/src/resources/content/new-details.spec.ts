import { contentDetails, contentKinds, contentSlug } from '@pinline/events/catalogue/content-details'
import { expect, test } from 'vitest'
import { newDetails, slugOfTitle, withSlug } from './new-details.ts'

test('the details of a new item can be stored, whatever its kind', () => {
  for (const kind of contentKinds)
    expect(contentDetails.parse(newDetails(kind, 'a-page', '2026-11-27'))).toMatchObject({ kind })
})

test.each([
  ['New 1.25 mm series', 'new-1-25-mm-series'],
  ['Électronique à 85 °C', 'electronique-a-85-c'],
  ['新品发布', 'item-2026-11-27'],
  ['新品ZH系列', 'zh'],
])('the slug of %s is %s', (title, slug) => {
  expect(slugOfTitle(title, '2026-11-27')).toBe(slug)
  expect(contentSlug.safeParse(slug).success).toBe(true)
})

test('the path of a page follows its slug', () => {
  const page = newDetails('page', 'testing', '2026-11-27')
  expect(withSlug(page, 'testing', 'test-lab')).toMatchObject({ path: '/intro/test-lab' })
  const news = newDetails('news', 'testing', '2026-11-27')
  expect(withSlug(news, 'testing', 'test-lab')).toBe(news)
})
