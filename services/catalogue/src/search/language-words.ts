import type { LanguageCode } from '@pinline/contracts/api/languages'
import { z } from 'zod'
import de from './words/de.json' with { type: 'json' }
import en from './words/en.json' with { type: 'json' }
import es from './words/es.json' with { type: 'json' }
import fr from './words/fr.json' with { type: 'json' }
import it from './words/it.json' with { type: 'json' }
import ja from './words/ja.json' with { type: 'json' }
import pt from './words/pt.json' with { type: 'json' }
import ru from './words/ru.json' with { type: 'json' }
import zhCn from './words/zh_cn.json' with { type: 'json' }
import zhHk from './words/zh_hk.json' with { type: 'json' }

const list = z.array(z.string().min(1))

/**
 * How people write about connectors in a language. `stop`: words without meaning. `units`: what follows a number; a
 * star stands for any ending. `labels`: names of attributes, before or after a number;
 * `dimension` are those of lengths that no part states. `values`: words by meaning,
 * `attribute=value|value&attribute=value`, with a leading `?` for a possible meaning.
 */
const languageWords = z.object({
  stop: list,
  units: z.object({
    positions: list,
    rows: list,
    mm: list,
    inch: list,
    mil: list,
    ampere: list,
    volt: list,
    degree: list,
    quantity: list,
  }),
  labels: z.object({ pitch: list, positions: list, rows: list, quantity: list, dimension: list }),
  values: z.record(z.string(), list),
})
export type LanguageWords = z.infer<typeof languageWords>
export type MeasurementUnit = keyof LanguageWords['units']
export type MeasurementLabel = keyof LanguageWords['labels']

/** The words of all languages, from the files in this folder. */
export const allLanguageWords: Readonly<Record<LanguageCode, LanguageWords>> = {
  zh_cn: languageWords.parse(zhCn),
  en: languageWords.parse(en),
  zh_hk: languageWords.parse(zhHk),
  pt: languageWords.parse(pt),
  it: languageWords.parse(it),
  de: languageWords.parse(de),
  fr: languageWords.parse(fr),
  es: languageWords.parse(es),
  ja: languageWords.parse(ja),
  ru: languageWords.parse(ru),
}
