import type { Platform } from '@pinline/chassis/service'
import { languageCodes } from '@pinline/contracts/api/languages'
import { mailTextNames } from '@pinline/contracts/notification/mail-text/mail-text-fields'
import { messageContent } from '@pinline/contracts/notification/message/send-message'
import { describe, expect, it } from 'vitest'
import { writeToBuyerWhenAfterSaleMoves } from '../reactions/write-to-buyer-when-after-sale-moves.reaction.ts'
import { writeToBuyerWhenChangeNoticeAddressed } from '../reactions/write-to-buyer-when-change-notice-addressed.reaction.ts'
import { writeToBuyerWhenDeliveryChanged } from '../reactions/write-to-buyer-when-delivery-changed.reaction.ts'
import { writeToBuyerWhenOrderExpired } from '../reactions/write-to-buyer-when-order-expired.reaction.ts'
import { writeToBuyerWhenOrderPaid } from '../reactions/write-to-buyer-when-order-paid.reaction.ts'
import { writeToBuyerWhenOrderPlaced } from '../reactions/write-to-buyer-when-order-placed.reaction.ts'
import { writeToBuyerWhenOrderShipped } from '../reactions/write-to-buyer-when-order-shipped.reaction.ts'
import { writeToBuyerWhenQuotationMoves } from '../reactions/write-to-buyer-when-quotation-moves.reaction.ts'
import { writeToBuyerWhenRefundRequested } from '../reactions/write-to-buyer-when-refund-requested.reaction.ts'
import { writeToSenderWhenFormMoves } from '../reactions/write-to-sender-when-form-moves.reaction.ts'
import { mailSamples } from './mail-samples.ts'
import type { Outbox } from './outbox.ts'
import en from './texts/en.json' with { type: 'json' }
import { writeMessage } from './write-message.ts'

const shopUrl = 'https://shop.example'
const unused = {} as Platform & Outbox
const reactions = [
  writeToBuyerWhenOrderPlaced,
  writeToBuyerWhenOrderPaid,
  writeToBuyerWhenOrderShipped,
  writeToBuyerWhenDeliveryChanged,
  writeToBuyerWhenOrderExpired,
  writeToBuyerWhenRefundRequested,
  writeToBuyerWhenAfterSaleMoves,
  writeToBuyerWhenQuotationMoves,
  writeToBuyerWhenChangeNoticeAddressed,
  writeToSenderWhenFormMoves,
].map((reaction) => reaction(unused, unused))

/** The longest words of a text that no value replaces. */
const wordsOf = (text: string): string =>
  text
    .split(/\{[^{}]*(?:\{[^{}]*\}[^{}]*)*\}|\n/)
    .map((part) => part.trim())
    .reduce((longest, part) => (part.length > longest.length ? part : longest), '')

describe('the samples of mails', () => {
  it('are what the texts are filled with', () => {
    for (const { content } of Object.values(mailSamples))
      expect(messageContent.safeParse(content).error).toBeUndefined()
  })
  it('show every template, under its own name', () => {
    const templates = messageContent.options.map((option) => option.shape.template.value)
    const shown = mailTextNames.map((name) => {
      expect(name.split('.')[0]).toBe(mailSamples[name].content.template)
      return mailSamples[name].content.template
    })
    expect(new Set(shown)).toEqual(new Set(templates))
  })
  it('show every text of a mail', () => {
    const written = mailTextNames
      .map((name) => writeMessage(mailSamples[name].content, { language: 'en', channel: 'email', shopUrl }))
      .map(({ subject, text }) => `${subject}\n${text}`)
      .join('\n')
    // Text messages, to-dos, the mark of a test; two methods of three; what a buyer without a link reads is shown once.
    const elsewhere = /^(sms|placed\.short|to-do\..*|test\..*|method\.(economy|standard))$/
    const missing = Object.entries(en)
      .filter(([key]) => !elsewhere.test(key))
      .filter(([, text]) => !written.includes(wordsOf(text)))
    expect(missing.map(([key]) => key)).toEqual([])
  })
  it('differ from each other in every language', () => {
    for (const language of languageCodes) {
      const texts = mailTextNames.map((name) => {
        const { text } = writeMessage(mailSamples[name].content, { language, channel: 'email', shopUrl })
        return text
      })
      expect(new Set(texts).size).toBe(mailTextNames.length)
    }
  })
  it('name the events that this service sends them for', () => {
    // `order-placed` is only noted, for the mail of `stock-reserved`.
    const subscribed = reactions
      .flatMap(({ subscribesTo }) => subscribesTo.types)
      .filter((type) => type !== 'order-placed')
    const named = Object.values(mailSamples).flatMap(({ events }) => events)
    expect(new Set(named.filter((type) => !/^(buyer|staff)-/.test(type)))).toEqual(new Set(subscribed))
  })
  it('say in a test that they are samples', () => {
    const { content } = mailSamples['order-paid']
    const mail = writeMessage(content, { language: 'de', channel: 'email', shopUrl, isTest: true })
    expect(mail.subject).toMatch(/^\[Test\] /)
    expect(mail.text).toMatch(/^Dies ist eine Testnachricht: .*\n\nGuten Tag/)
  })
})
