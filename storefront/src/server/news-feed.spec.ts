import { contentId } from '@pinline/events/ids'
import { expect, it } from 'vitest'
import { feedXml } from './news-feed.ts'

const feed = { origin: 'https://shop.example', language: 'zh_cn', title: 'Shop' } as const
const item = {
  id: contentId.parse('c-0123456789abcdef'),
  path: '/news/detail?id=x',
  title: 'Tin & gold <script>',
  lead: 'Which?',
  publishedAt: '2026-11-24T09:00:00.000Z',
}

it('lists news with addresses in the language of the feed', () => {
  const xml = feedXml(feed, [item])
  expect(xml).toContain('<link>https://shop.example/zh_cn/news/detail?id=x</link>')
  expect(xml).toContain('<language>zh-Hans</language>')
  expect(xml).toContain('<pubDate>Tue, 24 Nov 2026 09:00:00 GMT</pubDate>')
})

it('escapes what staff write', () => {
  const xml = feedXml(feed, [item])
  expect(xml).toContain('Tin &amp; gold &lt;script&gt;')
  expect(xml).not.toContain('<script>')
})
