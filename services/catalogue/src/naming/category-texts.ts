import { type LanguageCode, languageCodes } from '@pinline/contracts/api/languages'
import { z } from 'zod'
import de from './category-texts/de.json' with { type: 'json' }
import en from './category-texts/en.json' with { type: 'json' }
import es from './category-texts/es.json' with { type: 'json' }
import fr from './category-texts/fr.json' with { type: 'json' }
import it from './category-texts/it.json' with { type: 'json' }
import ja from './category-texts/ja.json' with { type: 'json' }
import pt from './category-texts/pt.json' with { type: 'json' }
import ru from './category-texts/ru.json' with { type: 'json' }
import zh_cn from './category-texts/zh_cn.json' with { type: 'json' }
import zh_hk from './category-texts/zh_hk.json' with { type: 'json' }

const written = z.record(z.string(), z.object({ lead: z.string(), text: z.string() }))
type Written = z.infer<typeof written>

const byLanguage: Readonly<Record<LanguageCode, Written>> = {
  de: written.parse(de),
  en: written.parse(en),
  es: written.parse(es),
  fr: written.parse(fr),
  it: written.parse(it),
  ja: written.parse(ja),
  pt: written.parse(pt),
  ru: written.parse(ru),
  zh_cn: written.parse(zh_cn),
  zh_hk: written.parse(zh_hk),
}

/** Texts of a category that the shop comes with, by language. A category without texts is a bug. */
export const categoryTexts = (id: string): { leads: Record<string, string>; texts: Record<string, string> } => {
  const notified = languageCodes.map((language) => {
    const found = byLanguage[language][id]
    if (found === undefined) throw new Error(`there are no texts of ${id} in ${language}`)
    return { language, ...found }
  })
  return {
    leads: Object.fromEntries(notified.map(({ language, lead }) => [language, lead])),
    texts: Object.fromEntries(notified.map(({ language, text }) => [language, text])),
  }
}
