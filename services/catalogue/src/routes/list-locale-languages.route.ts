import { result } from '@pinline/chassis/http/call-result'
import { route } from '@pinline/chassis/http/route'
import { type LanguageCode, languages } from '@pinline/contracts/api/languages'
import { listLocaleLanguages } from '@pinline/contracts/catalogue/list-locale-languages'

const flags: Readonly<Record<LanguageCode, string>> = {
  zh_cn: 'cn',
  en: 'gb',
  zh_hk: 'hk',
  pt: 'br',
  it: 'it',
  de: 'de',
  fr: 'fr',
  es: 'es',
  ja: 'jp',
  ru: 'ru',
}

export const listLocaleLanguagesRoute = () =>
  route(listLocaleLanguages, async () =>
    result(
      languages
        .filter(({ enabled }) => enabled)
        .map(({ code, name, tag }) => ({ code, name, tag, image: `/flags/${flags[code]}.svg` })),
    ),
  )
