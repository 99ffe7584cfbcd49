import type { LanguageCode } from '@pinline/contracts/api/languages'
import type { MessageContent } from '@pinline/contracts/notification/message/send-message'
import { currencyDigits, type Money } from '@pinline/events/money'
import { interpolate, textsFor } from './texts.ts'

export interface WrittenMessage {
  readonly subject: string
  readonly text: string
  /** Where the message carries one. */
  readonly code?: string
}

const formatTime = (tag: string, at: string): string =>
  new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' }).format(new Date(at))

const formatMoney = (tag: string, { minor, currency }: Money): string =>
  new Intl.NumberFormat(tag, { style: 'currency', currency }).format(minor / 10 ** currencyDigits[currency])

/** A message's words in the reader's language. */
export const writeMessage = (content: MessageContent, language: LanguageCode): WrittenMessage => {
  const texts = textsFor(language)
  switch (content.template) {
    case 'verification-code': {
      const { code, minutes, purpose } = content.parameters
      return {
        subject: interpolate(texts.codeSubject, { code }),
        text: interpolate(texts.codeText, { code, minutes, purpose: texts.purposes[purpose] }),
        code,
      }
    }
    case 'order-paid':
      return {
        subject: interpolate(texts.paidSubject, content.parameters),
        text: interpolate(texts.paidText, content.parameters),
      }
    case 'order-shipped': {
      const { parameters } = content
      return {
        subject: interpolate(texts.shippedSubject, parameters),
        text: interpolate(texts.shippedText, parameters),
      }
    }
    case 'order-expired':
      return {
        subject: interpolate(texts.expiredSubject, content.parameters),
        text: interpolate(texts.expiredText, content.parameters),
      }
    case 'refund-begun': {
      const { orderNo, amount } = content.parameters
      return {
        subject: interpolate(texts.refundSubject, { orderNo }),
        text: interpolate(texts.refundText, { orderNo, amount: formatMoney(texts.tag, amount) }),
      }
    }
    case 'contact-changed': {
      const { kind, masked } = content.parameters
      return { subject: texts.contactSubject[kind], text: interpolate(texts.contactText[kind], { masked }) }
    }
    case 'password-changed':
      return {
        subject: texts.passwordSubject,
        text: interpolate(texts.passwordText, { time: formatTime(texts.tag, content.parameters.at) }),
      }
    case 'account-deleted':
      return { subject: texts.deletedSubject, text: texts.deletedText }
    case 'second-factor-changed': {
      const turned = content.parameters.on ? 'on' : 'off'
      return { subject: texts.secondFactorSubject[turned], text: texts.secondFactorText[turned] }
    }
    default: {
      const missing: never = content
      return missing
    }
  }
}
