import { describe, expect, it } from 'vitest'
import { robotsTxt, sitemapFile, sitemapIndex } from './sitemap.ts'

const changedAt = '2026-11-24T09:00:00.000Z'

describe('sitemap', () => {
  it('contains every path in ten languages with its alternates', () => {
    const xml = sitemapFile('https://shop.example', [{ path: '/index', changedAt }])
    expect(xml.match(/<loc>/g)).toHaveLength(10)
    expect(xml).toContain('<loc>https://shop.example/zh_cn/index</loc>')
    expect(xml).toContain('hreflang="zh-Hant-HK" href="https://shop.example/zh_hk/index"')
    expect(xml).toContain('hreflang="x-default" href="https://shop.example/en/index"')
  })
  it('contains content in its complete languages only, with its last change', () => {
    const page = {
      path: '/news/detail?id=x',
      languages: ['en', 'zh_cn'] as const,
      changedAt,
    }
    const xml = sitemapFile('https://shop.example', [page])
    expect(xml.match(/<loc>/g)).toHaveLength(2)
    expect(xml.match(/<lastmod>2026-11-24T09:00:00\.000Z<\/lastmod>/g)).toHaveLength(2)
    expect(xml).not.toContain('/de/news')
    expect(xml).toContain('hreflang="x-default" href="https://shop.example/en/news/detail?id=x"')
  })
  it('escapes special characters of XML', () => {
    expect(sitemapFile('https://shop.example', [{ path: '/a&b', changedAt }])).toContain('/en/a&amp;b')
  })
  it('has an index of its files', () => {
    expect(sitemapIndex('https://shop.example', ['/sitemap-pages.xml'])).toContain(
      '<loc>https://shop.example/sitemap-pages.xml</loc>',
    )
  })
  it('is named in robots.txt', () => {
    expect(robotsTxt('https://shop.example')).toContain('Sitemap: https://shop.example/sitemap.xml')
  })
})
