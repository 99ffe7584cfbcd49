import { productId } from '@pinline/events/ids'
import { describe, expect, it } from 'vitest'
import type { CachedPage } from './page-cache.ts'
import { contentInvalidationOf, invalidationOf } from './page-invalidation.ts'

const page = (html: string): CachedPage => ({ status: 200, html, headers: [] })
const changed = productId.parse('p-0123456789abcdef')
const concerns = invalidationOf({ ids: [changed], lists: false })

describe('pages affected by a change', () => {
  it("are the part's own page and those that contain it", () => {
    expect(concerns(`/en/productDetail/${changed}`, page(''))).toBe(true)
    expect(concerns('/en/productDetail/p-1', page(`<a href="/en/productDetail/${changed}">`))).toBe(true)
    expect(concerns('/en/productDetail/p-1', page('<a href="/en/productDetail/p-2">'))).toBe(false)
    expect(concerns('/en/intro/aboutUs', page(''))).toBe(false)
  })

  it('are all lists, because the part may be on any of them', () => {
    for (const key of ['/de/product/usb/usb?page=2', '/en/productListCopy/all?q=x', '/ja/index']) {
      expect(concerns(key, page(''))).toBe(true)
    }
  })

  it('are all pages if products or categories were added, removed or renamed', () => {
    expect(invalidationOf({ ids: [], lists: true })('/en/intro/aboutUs', page(''))).toBe(true)
  })
})

describe('pages affected by a change of content', () => {
  const affects = contentInvalidationOf({ ids: [], paths: ['/news/detail?id=x'], lists: false })

  it('are its own in every language, and those that link to it', () => {
    expect(affects('/de/news/detail?id=x', page(''))).toBe(true)
    expect(affects('/de/index', page('<a href="/de/news/detail?id=x">'))).toBe(true)
    expect(affects('/de/news/detail?id=y', page(''))).toBe(false)
  })

  it('are all pages if lists, menus or banners may differ', () => {
    expect(contentInvalidationOf({ ids: [], paths: [], lists: true })('/en/quick-order', page(''))).toBe(true)
  })
})
