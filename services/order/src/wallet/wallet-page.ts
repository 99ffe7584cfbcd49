import type { LanguageCode } from '@pinline/contracts/api/languages'
import { currencyDigits, type Money } from '@pinline/events/money'
import escapeHtml from 'escape-html'
import { type WalletPageTexts, walletPageTexts } from './page-texts.ts'
import type { WalletAttempt } from './wallet-attempts.ts'
import { walletPageStyle } from './wallet-page.style.ts'

const amountText = ({ minor, currency }: Money, lang: string): string =>
  new Intl.NumberFormat(lang, { style: 'currency', currency }).format(minor / 10 ** currencyDigits[currency])

const timeText = (time: Date, lang: string): string =>
  new Intl.DateTimeFormat(lang, { timeStyle: 'medium', dateStyle: 'medium', timeZone: 'UTC' }).format(time)

const statusText = (attempt: WalletAttempt, now: Date, texts: WalletPageTexts): string | undefined => {
  switch (attempt.status) {
    case 'captured':
      return texts.captured
    case 'declined':
      return texts.declined
    case 'closed':
      return texts.closed
    case 'open':
      return attempt.expiresAt !== undefined && attempt.expiresAt > now ? undefined : texts.expired
    default:
      return attempt.status satisfies never
  }
}

const button = (attempt: WalletAttempt, choice: 'pay' | 'decline', text: string, language: LanguageCode): string =>
  `<form method="post" action="/wallet/pay/${escapeHtml(attempt._id)}/${choice}?lang=${language}"><button class="${choice}">${escapeHtml(text)}</button></form>`

const shell = (path: string, texts: WalletPageTexts, language: LanguageCode, content: string): string => {
  const other = language === 'en' ? 'zh_cn' : 'en'
  const pads = Array.from({ length: 6 }, (_, index) => `<li${index < 1 ? ' class="on"' : ''}></li>`).join('')
  return `<!doctype html><html lang="${texts.lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${escapeHtml(texts.title)}</title><style>${walletPageStyle}</style></head><body><header><span>${escapeHtml(texts.title)}</span><a href="${escapeHtml(path)}?lang=${other}">${escapeHtml(texts.otherLanguage)}</a></header><main><ul class="pads" aria-hidden="true">${pads}</ul>${content}<small>${escapeHtml(texts.demo)}</small></main></body></html>`
}

/** The payer's page of one attempt, whole HTML. Works without scripts. */
export const walletPage = (
  path: string,
  attempt: WalletAttempt | undefined,
  now: Date,
  language: LanguageCode,
): string => {
  const texts = walletPageTexts(language)
  if (attempt?.amount === undefined || attempt.orderNo === undefined)
    return shell(path, texts, language, `<p class="notice" role="status">${escapeHtml(texts.missing)}</p>`)
  const message = statusText(attempt, now, texts)
  const until =
    attempt.expiresAt === undefined
      ? ''
      : `<dt>${escapeHtml(texts.goodUntil)}</dt><dd>${escapeHtml(timeText(attempt.expiresAt, texts.lang))} UTC</dd>`
  const content =
    message === undefined
      ? button(attempt, 'pay', texts.pay, language) + button(attempt, 'decline', texts.decline, language)
      : `<p class="notice" role="status">${escapeHtml(message)}</p>`
  return shell(
    path,
    texts,
    language,
    `<small>${escapeHtml(texts.amount)}</small><h1>${escapeHtml(amountText(attempt.amount, texts.lang))}</h1><dl><dt>${escapeHtml(texts.order)}</dt><dd>${escapeHtml(attempt.orderNo)}</dd>${until}</dl>${content}`,
  )
}
