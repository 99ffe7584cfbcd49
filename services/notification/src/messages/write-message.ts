import type { LanguageCode } from '@pinline/chassis/contract/languages'
import type { MessageContent } from '../contract/send-message.ts'
import { filledIn, textsIn } from './texts.ts'

export interface WrittenMessage {
  readonly subject: string
  readonly text: string
  /** Where the message carries one. */
  readonly code?: string
}

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
    default: {
      const missing: never = content
      return missing
    }
  }
}
