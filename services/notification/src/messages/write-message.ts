import { type LanguageCode, languageTag } from '@pinline/contracts/api/languages'
import type { MessageContent } from '@pinline/contracts/notification/message/send-message'
import { currencyDigits, type Money } from '@pinline/events/money'
import { changeNoticeTextIn } from '../change-notices/change-notice-text.ts'
import { fillText, type TextKey } from './texts.ts'

export interface WrittenMessage {
  readonly subject: string
  readonly text: string
  /** Set if the message contains one. */
  readonly code?: string
  /** Set if it contains a link that acts for the person, like a code. */
  readonly hasLink?: true
  /** What it is about, where mail programs show all messages about it together. */
  readonly thread?: string
}

/** The reader's language, and the URL of the shop. */
export interface Reader {
  readonly language: LanguageCode
  readonly channel: 'email' | 'sms'
  readonly shopUrl: string
  /** A mail with sample data, which it says. */
  readonly isTest?: boolean
}

const formatTime = (tag: string, at: string): string =>
  new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' }).format(new Date(at))

const formatMoney = (tag: string, { minor, currency }: Money): string =>
  new Intl.NumberFormat(tag, { style: 'currency', currency }).format(minor / 10 ** currencyDigits[currency])

type ContentOf<Template extends MessageContent['template']> = Extract<MessageContent, { template: Template }>

/** The confirmation of an order; a text message has no lines. */
const writeOrderPlaced = (
  { parameters }: ContentOf<'order-placed'>,
  { language, channel }: Reader,
  page: (path: string) => string,
): WrittenMessage => {
  const { orderNo, lines, furtherLines, payBefore } = parameters
  const tag = languageTag(language)
  const total = formatMoney(tag, parameters.total)
  const list = lines.map(({ model, quantity, lineTotal }) =>
    fillText(language, 'placed.line', { model, quantity, amount: formatMoney(tag, lineTotal) }),
  )
  if (furtherLines > 0) list.push(fillText(language, 'placed.further', { count: furtherLines }))
  return {
    subject: fillText(language, 'placed.subject', { orderNo }),
    text: fillText(language, channel === 'sms' ? 'placed.short' : 'placed.text', {
      orderNo,
      lines: list.join('\n'),
      total,
      time: formatTime(tag, payBefore),
      pay: page(`/wechat-pay?orderNo=${orderNo}`),
      link: page(`/user/center?tab=orders&orderNo=${orderNo}`),
    }),
  }
}

/** What is in the parcel, line by line; a text message has none. */
const parcelLines = (
  { lines = [], furtherLines = 0 }: ContentOf<'order-shipped'>['parameters'],
  { language, channel }: Reader,
): string => {
  if (channel === 'sms' || lines.length === 0) return ''
  const list = lines.map((line) => fillText(language, 'shipped.line', line))
  if (furtherLines > 0) list.push(fillText(language, 'placed.further', { count: furtherLines }))
  return `\n\n${fillText(language, 'shipped.content')}\n${list.join('\n')}`
}

/** One parcel of an order: the only one, one before others, or the last one. */
const writeOrderShipped = (
  { parameters }: ContentOf<'order-shipped'>,
  reader: Reader,
  orderPage: (orderNo: string) => string,
): WrittenMessage => {
  const { language } = reader
  const { orderNo, carrier, trackingNumber, carrierPage, parcelNo = 1, othersFollow = false } = parameters
  const kind = othersFollow ? 'shipped-part' : parcelNo > 1 ? 'shipped-last' : 'shipped'
  const text = fillText(language, `${kind}.text`, { orderNo, carrier, trackingNumber })
  const links = [
    fillText(language, 'shipped.order', { link: orderPage(orderNo) }),
    ...(carrierPage === undefined ? [] : [fillText(language, 'shipped.carrier', { carrier, link: carrierPage })]),
  ]
  return {
    subject: fillText(language, `${kind}.subject`, { orderNo }),
    text: `${text}${parcelLines(parameters, reader)}\n\n${links.join('\n')}`,
  }
}

/** Another address or another method. The address is read in the account only. */
const writeDeliveryChanged = (
  { parameters: { orderNo, shippingMethod } }: ContentOf<'delivery-changed'>,
  { language }: Reader,
  page: (path: string) => string,
): WrittenMessage => ({
  subject: fillText(language, 'delivery.subject', { orderNo }),
  text: fillText(language, 'delivery.text', {
    orderNo,
    method: fillText(language, `method.${shippingMethod}`),
    link: page(`/user/center?tab=orders&orderNo=${orderNo}`),
    contact: page('/contact'),
  }),
})

/** What has become of a quotation; its prices are read in the account. */
const writeQuotationMoved = (
  { parameters: { quotationNo: number, step } }: ContentOf<'quotation'>,
  { language }: Reader,
  page: (path: string) => string,
): WrittenMessage => ({
  subject: fillText(language, `quotation.${step}.subject`, { number }),
  text: fillText(language, 'quotation.text', {
    news: fillText(language, `quotation.${step}.text`, { number }),
    link: page(`/user/center?tab=quotes&request=${number}`),
  }),
})

const dateNames = ['effectiveOn', 'lastOrderOn', 'lastShipmentOn'] as const

/** What happens to parts that a buyer bought, their dates, and what staff have added. */
const writeChangeNotice = (
  { parameters }: ContentOf<'change-notice'>,
  { language, channel }: Reader,
  page: (path: string) => string,
): WrittenMessage => {
  const { kind, reference, models, furtherParts, texts } = parameters
  const news = fillText(language, `change-notice.${kind}.text`)
  const dates = dateNames.flatMap((name) => {
    const date = parameters[name]
    if (date === null) return []
    const written = new Intl.DateTimeFormat(languageTag(language), { dateStyle: 'long', timeZone: 'UTC' })
    return fillText(language, `change-notice.${name}`, { date: written.format(new Date(date)) })
  })
  const parts = furtherParts > 0 ? [...models, fillText(language, 'placed.further', { count: furtherParts })] : models
  const link = fillText(language, 'change-notice.link', { link: page('/user/center?tab=change-notices') })
  const list = `${fillText(language, 'change-notice.parts', { reference })}\n${parts.join('\n')}`
  const blocks = [news, list, dates.join('\n'), changeNoticeTextIn(texts, language), link]
  return {
    subject: fillText(language, `change-notice.${kind}.subject`, { reference }),
    text: (channel === 'sms' ? [news, link] : blocks).filter((block) => block !== '').join('\n\n'),
  }
}

/** Quoted as mail programs do it. */
const quoted = (text: string): string => text.replaceAll(/^/gm, '> ')

/** That a form was received, or the reply to it with what was asked; both in one thread. */
const writeFormMoved = (
  content: ContentOf<'form-received'> | ContentOf<'form-answered'>,
  { language }: Reader,
  page: (path: string) => string,
): WrittenMessage => {
  const { formNo: number, isBuyer } = content.parameters
  const link = page(isBuyer ? '/user/center?tab=feedback' : '/contact')
  const subject = fillText(language, `${content.template}.subject`, { number })
  const thread = `form-${number}`
  if (content.template === 'form-received')
    return { subject, text: fillText(language, 'form-received.text', { number, link }), thread }
  const { answer, question } = content.parameters
  const values = { number, answer, question: quoted(question), link }
  return { subject, text: fillText(language, 'form-answered.text', values), thread }
}

/** The text without greeting and signature. */
const writeContent = (content: MessageContent, reader: Reader): WrittenMessage => {
  const { language, shopUrl } = reader
  const page = (path: string): string => new URL(`/${language}${path}`, shopUrl).href
  const orderPage = (orderNo: string): string => page(`/user/center?tab=orders&orderNo=${orderNo}`)
  const fill = (key: TextKey, values?: Record<string, string | number>): string => fillText(language, key, values)
  /** The token is in the fragment, which browsers send to no server. */
  const wayBack = (key: TextKey, { token, until }: { token: string; until: string }): string =>
    fill(key, { time: formatTime(languageTag(language), until), link: page(`/account/undo-change#${token}`) })
  const withWayBack = (changed: string, undo: { token: string; until: string } | undefined) =>
    undo === undefined
      ? { text: `${changed}\n\n${fill('not-you.contact', { link: page('/contact') })}` }
      : { text: `${changed}\n\n${wayBack('not-you.undo', undo)}`, hasLink: true as const }
  const aboutOrder = (news: 'paid' | 'expired', { orderNo }: { orderNo: string }): WrittenMessage => ({
    subject: fill(`${news}.subject`, { orderNo }),
    text: fill(`${news}.text`, { orderNo, link: orderPage(orderNo) }),
  })
  switch (content.template) {
    case 'verification-code': {
      const { code, minutes, purpose } = content.parameters
      const text = `${fill(`code.${purpose}`, { code })}\n${fill('code.validity', { minutes })}`
      return { subject: fill('code.subject', { code }), text, code }
    }
    case 'order-placed':
      return writeOrderPlaced(content, reader, page)
    case 'order-paid':
      return aboutOrder('paid', content.parameters)
    case 'order-shipped':
      return writeOrderShipped(content, reader, orderPage)
    case 'delivery-changed':
      return writeDeliveryChanged(content, reader, page)
    case 'order-expired':
      return aboutOrder('expired', content.parameters)
    case 'refund-begun': {
      const { orderNo, amount } = content.parameters
      const values = { orderNo, amount: formatMoney(languageTag(language), amount), link: orderPage(orderNo) }
      return { subject: fill('refund.subject', { orderNo }), text: fill('refund.text', values) }
    }
    case 'after-sale': {
      const { afterSaleNo, step } = content.parameters
      const link = page(`/user/center?tab=after-sales&request=${afterSaleNo}`)
      return {
        subject: fill(`after-sale.${step}.subject`, { number: afterSaleNo }),
        text: fill('after-sale.text', { news: fill(`after-sale.${step}.text`, { number: afterSaleNo }), link }),
      }
    }
    case 'quotation':
      return writeQuotationMoved(content, reader, page)
    case 'change-notice':
      return writeChangeNotice(content, reader, page)
    case 'form-received':
    case 'form-answered':
      return writeFormMoved(content, reader, page)
    case 'contact-changed': {
      const { kind, masked, undo } = content.parameters
      return { subject: fill(`${kind}.subject`), ...withWayBack(fill(`${kind}.text`, { masked }), undo) }
    }
    case 'password-changed': {
      const { at, undo } = content.parameters
      const text = fill('password.text', { time: formatTime(languageTag(language), at) })
      return { subject: fill('password.subject'), ...withWayBack(text, undo) }
    }
    case 'account-restored': {
      const values = { ...content.parameters, login: page('/login'), link: page('/contact') }
      return { subject: fill('restored.subject'), text: fill('restored.text', values) }
    }
    case 'account-deleted':
      return { subject: fill('deleted.subject'), text: fill('deleted.text') }
    case 'staff-contact-changed': {
      const { kind, masked, undo } = content.parameters
      const changed = masked === null ? fill(`${kind}.removed`) : fill(`${kind}.text`, { masked })
      const subject = fill(`${kind}.subject`)
      return undo === undefined
        ? { subject, text: `${changed}\n\n${fill('not-you.administrator')}` }
        : { subject, text: `${changed}\n\n${wayBack('not-you.undo-staff', undo)}`, hasLink: true }
    }
    case 'staff-restored': {
      const { masked, isPasswordUnchanged } = content.parameters
      const password = fill(isPasswordUnchanged ? 'staff-restored.unchanged' : 'staff-restored.invalid')
      return { subject: fill('staff-restored.subject'), text: fill('staff-restored.text', { masked, password }) }
    }
    case 'colleague-restored': {
      const { username, isPasswordUnchanged } = content.parameters
      const next = fill(isPasswordUnchanged ? 'colleague-restored.unchanged' : 'colleague-restored.invalid')
      const subject = fill('colleague-restored.subject', { username })
      return { subject, text: fill('colleague-restored.text', { username, next }) }
    }
    case 'second-factor-changed': {
      const turned = content.parameters.on ? 'second-factor-on' : 'second-factor-off'
      return { subject: fill(`${turned}.subject`), text: fill(`${turned}.text`) }
    }
    default:
      return content satisfies never
  }
}

/** A message in the reader's language, with the shop's name; a mail also greets and carries a link. */
export const writeMessage = (content: MessageContent, reader: Reader): WrittenMessage => {
  const { language, channel, shopUrl, isTest = false } = reader
  const { text, subject, ...rest } = writeContent(content, reader)
  const home = new URL(`/${language}/index`, shopUrl).href
  const written = channel === 'sms' ? fillText(language, 'sms', { text }) : fillText(language, 'mail', { text, home })
  return {
    ...rest,
    subject: isTest ? fillText(language, 'test.subject', { subject }) : subject,
    text: isTest ? fillText(language, 'test.text', { text: written }) : written,
  }
}
