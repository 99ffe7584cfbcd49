import { z } from 'zod'

/** The ten languages: URL code, BCP 47 tag for `lang` and hreflang, own name, flag in the registry. */
export const languages = [
  { code: 'zh_cn', tag: 'zh-Hans', name: '简体中文', enabled: true },
  { code: 'en', tag: 'en', name: 'English', enabled: true },
  { code: 'zh_hk', tag: 'zh-Hant-HK', name: '繁體中文（香港）', enabled: true },
  { code: 'pt', tag: 'pt', name: 'Português', enabled: true },
  { code: 'it', tag: 'it', name: 'Italiano', enabled: true },
  { code: 'de', tag: 'de', name: 'Deutsch', enabled: true },
  { code: 'fr', tag: 'fr', name: 'Français', enabled: true },
  { code: 'es', tag: 'es', name: 'Español', enabled: true },
  { code: 'ja', tag: 'ja', name: '日本語', enabled: true },
  { code: 'ru', tag: 'ru', name: 'Русский', enabled: true },
] as const

export const languageCodes = ['zh_cn', 'en', 'zh_hk', 'pt', 'it', 'de', 'fr', 'es', 'ja', 'ru'] as const
export const languageCode = z.enum(languageCodes)
export type LanguageCode = z.infer<typeof languageCode>
export const defaultLanguage: LanguageCode = 'en'

/** One text in all ten languages. */
export const localised = z.record(languageCode, z.string())
export type Localised = Readonly<Record<LanguageCode, string>>

/** The BCP 47 tag of a language, e.g. `zh-Hans`. */
export const languageTag = (language: LanguageCode): string =>
  languages.find(({ code }) => code === language)?.tag ?? defaultLanguage

const isCode = (value: string): value is LanguageCode => languageCodes.some((code) => code === value)

const byTag = (raw: string): LanguageCode | undefined => {
  const tag = raw.trim().replaceAll('_', '-').toLowerCase()
  if (tag === 'zh-cn' || tag === 'zh-sg' || tag === 'zh') return 'zh_cn'
  if (tag === 'zh-hk' || tag === 'zh-tw' || tag === 'zh-mo' || tag.startsWith('zh-hant')) return 'zh_hk'
  if (tag.startsWith('zh-hans')) return 'zh_cn'
  const primary = tag.split('-')[0] ?? ''
  return isCode(primary) ? primary : undefined
}

/**
 * The language of a request: X-Locale, then `locale`, then Accept-Language by weight, then English. Unknown values are
 * skipped.
 */
export const negotiateLanguage = (headers: {
  xLocale?: string | undefined
  locale?: string | undefined
  acceptLanguage?: string | undefined
}): LanguageCode => {
  for (const value of [headers.xLocale, headers.locale]) {
    const found = value === undefined ? undefined : byTag(value)
    if (found !== undefined) return found
  }
  const weighted = (headers.acceptLanguage ?? '')
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.split(';')
      const quality = parameters.map((p) => /^\s*q=([\d.]+)$/.exec(p)?.[1]).find((q) => q !== undefined)
      return { tag, quality: quality === undefined ? 1 : Number(quality) }
    })
    .filter(({ quality }) => quality > 0)
    .sort((a, b) => b.quality - a.quality)
  for (const { tag } of weighted) {
    const found = byTag(tag)
    if (found !== undefined) return found
  }
  return defaultLanguage
}
