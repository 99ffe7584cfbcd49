import type { LanguageCode } from '@pinline/contracts/api/languages'
import type { MessageContent } from '@pinline/contracts/notification/message/send-message'
import { currencyDigits, type Money } from '@pinline/events/money'
import { fillText, type TextKey, writtenTag } from './texts.ts'

export interface WrittenMessage {
  readonly subject: string
  readonly text: string
  /** Set if the message contains one. */
  readonly code?: string
}

/** The reader's language, and the URL of the shop. */
export interface Reader {
  readonly language: LanguageCode
  readonly channel: 'email' | 'sms'
  readonly shopUrl: string
}

const formatTime = (tag: string, at: string): string =>
  new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' }).format(new Date(at))

const formatMoney = (tag: string, { minor, currency }: Money): string =>
  new Intl.NumberFormat(tag, { style: 'currency', currency }).format(minor / 10 ** currencyDigits[currency])

/** The text without greeting and signature. */
const writeContent = (content: MessageContent, { language, shopUrl }: Reader): WrittenMessage => {
  const page = (path: string): string => new URL(`/${language}${path}`, shopUrl).href
  const orderPage = (orderNo: string): string => page(`/user/center?tab=orders&orderNo=${orderNo}`)
  const fill = (key: TextKey, values?: Record<string, string | number>): string => fillText(language, key, values)
  switch (content.template) {
    case 'verification-code': {
      const { code, minutes, purpose } = content.parameters
      const text = `${fill(`code.${purpose}`, { code })}\n${fill('code.validity', { minutes })}`
      return { subject: fill('code.subject', { code }), text, code }
    }
    case 'order-paid': {
      const { orderNo } = content.parameters
      return {
        subject: fill('paid.subject', { orderNo }),
        text: fill('paid.text', { orderNo, link: orderPage(orderNo) }),
      }
    }
    case 'order-shipped': {
      const { orderNo } = content.parameters
      return {
        subject: fill('shipped.subject', { orderNo }),
        text: fill('shipped.text', { ...content.parameters, link: orderPage(orderNo) }),
      }
    }
    case 'order-expired': {
      const { orderNo } = content.parameters
      return {
        subject: fill('expired.subject', { orderNo }),
        text: fill('expired.text', { orderNo, link: orderPage(orderNo) }),
      }
    }
    case 'refund-begun': {
      const { orderNo, amount } = content.parameters
      const values = { orderNo, amount: formatMoney(writtenTag(language), amount), link: orderPage(orderNo) }
      return { subject: fill('refund.subject', { orderNo }), text: fill('refund.text', values) }
    }
    case 'contact-changed': {
      const { kind, masked } = content.parameters
      return { subject: fill(`${kind}.subject`), text: fill(`${kind}.text`, { masked, link: page('/contact') }) }
    }
    case 'password-changed': {
      const time = formatTime(writtenTag(language), content.parameters.at)
      return { subject: fill('password.subject'), text: fill('password.text', { time, link: page('/contact') }) }
    }
    case 'account-deleted':
      return { subject: fill('deleted.subject'), text: fill('deleted.text') }
    case 'second-factor-changed': {
      const turned = content.parameters.on ? 'second-factor-on' : 'second-factor-off'
      return { subject: fill(`${turned}.subject`), text: fill(`${turned}.text`) }
    }
    default: {
      const missing: never = content
      return missing
    }
  }
}

/** A message in the reader's language, with the shop's name; a mail also greets and carries a link. */
export const writeMessage = (content: MessageContent, reader: Reader): WrittenMessage => {
  const { language, channel, shopUrl } = reader
  const { text, ...rest } = writeContent(content, reader)
  const home = new URL(`/${language}/index`, shopUrl).href
  return {
    ...rest,
    text: channel === 'sms' ? fillText(language, 'sms', { text }) : fillText(language, 'mail', { text, home }),
  }
}
