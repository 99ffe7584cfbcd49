import { describe, expect, it } from 'vitest'
import { knownLanguage, languageLocale, languageTag, localisedPath, splitLanguage } from './language.ts'

describe('language of a path', () => {
  it('is its first segment', () => {
    expect(splitLanguage('/zh_cn/product/usb/usb')).toEqual({ language: 'zh_cn', rest: '/product/usb/usb' })
    expect(splitLanguage('/en')).toEqual({ language: 'en', rest: '/' })
  })
  it('is null for an unknown prefix', () => {
    expect(splitLanguage('/xx/index')).toBeNull()
    expect(splitLanguage('/index')).toBeNull()
    expect(splitLanguage('/EN/index')).toBeNull()
  })
  it('changes without changing the path', () => {
    expect(localisedPath('de', '/productDetail/p-1')).toBe('/de/productDetail/p-1')
  })
  it('has its BCP 47 tag for hreflang', () => {
    expect(languageTag('zh_cn')).toBe('zh-Hans')
    expect(languageTag('zh_hk')).toBe('zh-Hant-HK')
  })
  it('has a country for sharers', () => {
    const codes = ['pt', 'en', 'zh_cn', 'zh_hk', 'ja', 'de'] as const
    expect(codes.map(languageLocale)).toEqual(['pt_BR', 'en_US', 'zh_CN', 'zh_HK', 'ja_JP', 'de_DE'])
  })
  it('falls back to English for an unknown stored code', () => {
    expect(knownLanguage('xx')).toBe('en')
    expect(knownLanguage(undefined)).toBe('en')
    expect(knownLanguage('ru')).toBe('ru')
  })
})
