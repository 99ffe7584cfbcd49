import type { SeedContent } from '../seed-content.ts'
import { germanBlog } from './de-blog.ts'
import { germanCompany } from './de-company.ts'
import { germanEngineering } from './de-engineering.ts'
import { germanFaq } from './de-faq.ts'
import { germanNews } from './de-news.ts'
import { germanPolicies } from './de-policies.ts'
import { germanQuality } from './de-quality.ts'
import { germanService } from './de-service.ts'
import { germanShell } from './de-shell.ts'
import { germanSolutions } from './de-solutions.ts'
import { spanish } from './es.ts'
import { frenchBlog } from './fr-blog.ts'
import { frenchEngineering } from './fr-engineering.ts'
import { frenchNews } from './fr-news.ts'
import { frenchPolicies } from './fr-policies.ts'
import { frenchQuality } from './fr-quality.ts'
import { frenchService } from './fr-service.ts'
import { frenchShell } from './fr-shell.ts'
import { frenchSolutions } from './fr-solutions.ts'
import { italianBlog } from './it-blog.ts'
import { italianEngineering } from './it-engineering.ts'
import { italianNews } from './it-news.ts'
import { italianPolicies } from './it-policies.ts'
import { italianQuality } from './it-quality.ts'
import { italianService } from './it-service.ts'
import { italianShell } from './it-shell.ts'
import { italianSolutions } from './it-solutions.ts'
import { japaneseBlog } from './ja-blog.ts'
import { japaneseCompany } from './ja-company.ts'
import { japaneseEngineering } from './ja-engineering.ts'
import { japaneseNews } from './ja-news.ts'
import { japanesePolicies } from './ja-policies.ts'
import { japaneseService } from './ja-service.ts'
import { japaneseShell } from './ja-shell.ts'
import { japaneseSolutions } from './ja-solutions.ts'
import { portuguese } from './pt.ts'
import { russianBlog } from './ru-blog.ts'
import { russianCompany } from './ru-company.ts'
import { russianEngineering } from './ru-engineering.ts'
import { russianFaq } from './ru-faq.ts'
import { russianNews } from './ru-news.ts'
import { russianPolicies } from './ru-policies.ts'
import { russianQuality } from './ru-quality.ts'
import { russianService } from './ru-service.ts'
import { russianShell } from './ru-shell.ts'
import { russianSolutions } from './ru-solutions.ts'
import type { TranslatedLanguage, Translations } from './translation.ts'
import { hongKongBlog } from './zh-hk-blog.ts'
import { hongKongCompany } from './zh-hk-company.ts'
import { hongKongEngineering } from './zh-hk-engineering.ts'
import { hongKongNews } from './zh-hk-news.ts'
import { hongKongPolicies } from './zh-hk-policies.ts'
import { hongKongService } from './zh-hk-service.ts'
import { hongKongShell } from './zh-hk-shell.ts'
import { hongKongSolutions } from './zh-hk-solutions.ts'

/** Texts of further languages. An item without a text in a language is shown in the next of its chain. */
export const translations: Readonly<Partial<Record<TranslatedLanguage, Translations>>> = {
  zh_hk: {
    ...hongKongShell,
    ...hongKongPolicies,
    ...hongKongService,
    ...hongKongCompany,
    ...hongKongEngineering,
    ...hongKongSolutions,
    ...hongKongNews,
    ...hongKongBlog,
  },
  de: {
    ...germanShell,
    ...germanPolicies,
    ...germanService,
    ...germanFaq,
    ...germanCompany,
    ...germanQuality,
    ...germanEngineering,
    ...germanSolutions,
    ...germanNews,
    ...germanBlog,
  },
  fr: {
    ...frenchShell,
    ...frenchBlog,
    ...frenchEngineering,
    ...frenchNews,
    ...frenchPolicies,
    ...frenchQuality,
    ...frenchService,
    ...frenchSolutions,
  },
  es: spanish,
  it: {
    ...italianShell,
    ...italianBlog,
    ...italianEngineering,
    ...italianNews,
    ...italianPolicies,
    ...italianQuality,
    ...italianService,
    ...italianSolutions,
  },
  pt: portuguese,
  ru: {
    ...russianShell,
    ...russianPolicies,
    ...russianService,
    ...russianFaq,
    ...russianCompany,
    ...russianQuality,
    ...russianEngineering,
    ...russianSolutions,
    ...russianNews,
    ...russianBlog,
  },
  ja: {
    ...japaneseShell,
    ...japanesePolicies,
    ...japaneseService,
    ...japaneseCompany,
    ...japaneseEngineering,
    ...japaneseSolutions,
    ...japaneseNews,
    ...japaneseBlog,
  },
}

/** An item with its texts of all languages. */
export const translated = (item: SeedContent): SeedContent => {
  const key = `${item.details.kind} ${item.slug}`
  const further = Object.entries(translations).flatMap(([language, texts]) => {
    const text = texts[key]
    return text === undefined ? [] : [[language, text] as const]
  })
  return { ...item, texts: { ...item.texts, ...Object.fromEntries(further) } }
}
