import { describe, expect, it } from 'vitest'
import { languageCodes, languages, negotiateLanguage } from './languages.ts'

describe('negotiateLanguage', () => {
  it.each([
    [{ xLocale: 'de', locale: 'fr', acceptLanguage: 'ja' }, 'de'],
    [{ locale: 'fr', acceptLanguage: 'ja' }, 'fr'],
    [{ acceptLanguage: 'xx, ja;q=0.5, ru;q=0.9' }, 'ru'],
    [{ xLocale: 'klingon', acceptLanguage: 'it' }, 'it'],
    [{ acceptLanguage: 'zh-TW,zh;q=0.9' }, 'zh_hk'],
    [{ acceptLanguage: 'zh-Hans-CN' }, 'zh_cn'],
    [{ xLocale: 'zh_cn' }, 'zh_cn'],
    [{ acceptLanguage: 'pt-BR' }, 'pt'],
    [{ acceptLanguage: 'de;q=0' }, 'en'],
    [{}, 'en'],
  ] as const)('%j is %s', (headers, expected) => {
    expect(negotiateLanguage(headers)).toBe(expected)
  })

  it('has a registry entry for each code', () => {
    expect(languages.map((language) => language.code)).toEqual(languageCodes)
  })
})
