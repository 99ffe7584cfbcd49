import type { LanguageCode } from '@pinline/contracts/api/languages'
import type { MessageContent } from '@pinline/contracts/notification/message/send-message'
import { currencyDigits, type Money } from '@pinline/events/money'
import { filledIn, textsIn } from './texts.ts'

export interface WrittenMessage {
  readonly subject: string
  readonly text: string
  /** Where the message carries one. */
  readonly code?: string
}

const timeIn = (tag: string, at: string): string =>
  new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' }).format(new Date(at))

const moneyIn = (tag: string, { minor, currency }: Money): string =>
  new Intl.NumberFormat(tag, { style: 'currency', currency }).format(minor / 10 ** currencyDigits[currency])

/** A message's words in the reader's language. */
export const writeMessage = (content: MessageContent, language: LanguageCode): WrittenMessage => {
  const texts = textsIn(language)
  switch (content.template) {
    case 'verification-code': {
      const { code, minutes, purpose } = content.parameters
      return {
        subject: filledIn(texts.codeSubject, { code }),
        text: filledIn(texts.codeText, { code, minutes, purpose: texts.purposes[purpose] }),
        code,
      }
    }
    case 'order-paid':
      return {
        subject: filledIn(texts.paidSubject, content.parameters),
        text: filledIn(texts.paidText, content.parameters),
      }
    case 'order-shipped': {
      const { parameters } = content
      return { subject: filledIn(texts.shippedSubject, parameters), text: filledIn(texts.shippedText, parameters) }
    }
    case 'order-expired':
      return {
        subject: filledIn(texts.expiredSubject, content.parameters),
        text: filledIn(texts.expiredText, content.parameters),
      }
    case 'refund-begun': {
      const { orderNo, amount } = content.parameters
      return {
        subject: filledIn(texts.refundSubject, { orderNo }),
        text: filledIn(texts.refundText, { orderNo, amount: moneyIn(texts.tag, amount) }),
      }
    }
    case 'contact-changed': {
      const { kind, masked } = content.parameters
      return { subject: texts.contactSubject[kind], text: filledIn(texts.contactText[kind], { masked }) }
    }
    case 'password-changed':
      return {
        subject: texts.passwordSubject,
        text: filledIn(texts.passwordText, { time: timeIn(texts.tag, content.parameters.at) }),
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
