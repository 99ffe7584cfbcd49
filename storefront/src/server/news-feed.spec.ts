// @vitest-environment jsdom
import { languageCodes } from '@pinline/contracts/api/languages'
import { contentId } from '@pinline/events/ids'
import { expect, it } from 'vitest'
import { languageTag } from '../app/language.ts'
import { feedFile, isKnownFeed } from './news-feed.ts'

const feed = { origin: 'https://shop.example', language: 'zh_cn', title: 'Shop' } as const
const item = {
  id: contentId.parse('c-0123456789abcdef'),
  path: '/news/detail?id=x',
  language: 'zh_cn',
  title: 'Tin & gold <script>',
  lead: 'Which?',
  publishedAt: '2026-11-24T09:00:00.000Z',
  updatedAt: '2026-11-25T10:00:00.000Z',
} as const

it('lists news with addresses in the language of the feed', () => {
  const { xml } = feedFile(feed, [item])
  expect(xml).toContain('<link>https://shop.example/zh_cn/news/detail?id=x</link>')
  expect(xml).toContain('<language>zh-Hans</language>')
  expect(xml).toContain('<pubDate>Tue, 24 Nov 2026 09:00:00 GMT</pubDate>')
})

it('escapes what staff write', () => {
  const { xml } = feedFile(feed, [item])
  expect(xml).toContain('Tin &amp; gold &lt;script&gt;')
  expect(xml).not.toContain('<script>')
})

it('says which items are in another language, and when the last of them changed', () => {
  const older = { ...item, language: 'en', updatedAt: '2026-11-20T10:00:00.000Z' } as const
  const { xml, changedAt } = feedFile(feed, [older, item])
  expect(xml.match(/<dc:language>.*?<\/dc:language>/g)).toEqual(['<dc:language>en</dc:language>'])
  expect(changedAt).toBe('2026-11-25T10:00:00.000Z')
  expect(xml).toContain('<lastBuildDate>Wed, 25 Nov 2026 10:00:00 GMT</lastBuildDate>')
  expect(feedFile(feed, []).changedAt).toBeUndefined()
})

it.each(languageCodes)('is well-formed in %s, whatever staff write', (language) => {
  const hostile = { ...item, title: ']]> & "<b>" \'', lead: '<![CDATA[ &nbsp; ]]>' } as const
  const { xml } = feedFile({ ...feed, language, title: 'A & B' }, [hostile, item])
  const document = new DOMParser().parseFromString(xml, 'application/xml')
  expect(document.querySelector('parsererror')).toBeNull()
  expect([...document.querySelectorAll('item > title')].map(({ textContent }) => textContent)).toEqual([
    ...[hostile.title, item.title],
  ])
  expect(document.querySelector('channel > language')?.textContent).toBe(languageTag(language))
  expect(new Set([...document.querySelectorAll('guid')].map(({ textContent }) => textContent))).toEqual(
    new Set([item.id]),
  )
})

it('is known to readers by its tag, or else by its time to the second', () => {
  const known = { tag: 'W/"a"', changedAt: '2026-11-25T10:00:00.700Z' }
  const [before, after] = ['Wed, 25 Nov 2026 09:59:59 GMT', 'Wed, 25 Nov 2026 10:00:00 GMT']
  const isKnown = (tags: string | undefined, since: string | undefined) => isKnownFeed({ tags, since }, known)
  expect([isKnown('"x", W/"a"', before), isKnown('"x"', after)]).toEqual([true, false])
  expect([isKnown(undefined, after), isKnown(undefined, before), isKnown(undefined, 'no date')]).toEqual([
    ...[true, false, false],
  ])
  expect(isKnown(undefined, undefined)).toBe(false)
})
