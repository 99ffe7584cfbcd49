import type { LanguageCode } from '@pinline/contracts/api/languages'
import escapeHtml from 'escape-html'
import { languageTag } from '../app/language.ts'

/** What the last resort says. */
export interface FailureTexts {
  readonly shop: string
  readonly title: string
  readonly text: string
  readonly retry: string
}

/** In English, should not even the texts be there. */
export const plainFailure: FailureTexts = {
  shop: 'Shop',
  title: 'This page could not be loaded',
  text: 'Something went wrong on our side. Nothing you entered has been lost.',
  retry: 'Try again',
}

/** The last resort: a page that needs nothing of the shop, for an error while a page is rendered. Its link opens it again. */
export const failedPage = (language: LanguageCode, texts: FailureTexts): string => {
  const [shop = '', title = '', text = '', retry = ''] = [texts.shop, texts.title, texts.text, texts.retry].map((one) =>
    escapeHtml(one),
  )
  return `<!doctype html><html lang="${languageTag(language)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="robots" content="noindex"><title>${title} · ${shop}</title></head><body><main><h1>${title}</h1><p>${text}</p><p><a href="">${retry}</a></p></main></body></html>`
}
