import { describe, expect, it } from 'vitest'
import { robotsTxt, sitemapFile, sitemapIndex } from './sitemap.ts'

describe('sitemap', () => {
  it('contains every path in ten languages with its alternates', () => {
    const xml = sitemapFile('https://shop.example', ['/index'])
    expect(xml.match(/<loc>/g)).toHaveLength(10)
    expect(xml).toContain('<loc>https://shop.example/zh_cn/index</loc>')
    expect(xml).toContain('hreflang="zh-Hant-HK" href="https://shop.example/zh_hk/index"')
    expect(xml).toContain('hreflang="x-default" href="https://shop.example/en/index"')
  })
  it('escapes special characters of XML', () => {
    expect(sitemapFile('https://shop.example', ['/a&b'])).toContain('/en/a&amp;b')
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
