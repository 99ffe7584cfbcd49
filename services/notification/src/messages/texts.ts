import type { LanguageCode } from '@pinline/chassis/contract/languages'

/** Texts of one language; what stands in braces is filled in. A further language is a further entry below. */
export interface MessageTexts {
  readonly codeSubject: string
  readonly codeText: string
  readonly purposes: Readonly<Record<'register' | 'login' | 'reset-password', string>>
  readonly paidSubject: string
  readonly paidText: string
  readonly shippedSubject: string
  readonly shippedText: string
  readonly prepareTitle: string
  readonly prepareContent: string
}

const en: MessageTexts = {
  codeSubject: 'Your verification code: {code}',
  codeText:
    'Your code to {purpose} is {code}. It is valid for {minutes} minutes and works once.\n\nIf you did not ask for it, ignore this message and give the code to nobody.',
  purposes: { register: 'create an account', login: 'log in', 'reset-password': 'set a new password' },
  paidSubject: 'Order {orderNo} is paid',
  paidText:
    'Thank you. Your payment for order {orderNo} has arrived and we are preparing the goods. We will write again when they ship.',
  shippedSubject: 'Order {orderNo} has shipped',
  shippedText:
    'Your order {orderNo} is on its way with {carrier}, tracking number {trackingNumber}. Tracking appears 24 to 48 hours after shipping.',
  prepareTitle: 'Prepare order {orderNo}',
  prepareContent: 'Paid and waiting for stocking.',
}

const zhCn: MessageTexts = {
  codeSubject: '您的验证码：{code}',
  codeText:
    '您正在{purpose}，验证码为 {code}，{minutes} 分钟内有效，仅可使用一次。\n\n如非本人操作，请忽略本消息，切勿将验证码告知他人。',
  purposes: { register: '注册账号', login: '登录', 'reset-password': '重置密码' },
  paidSubject: '订单 {orderNo} 已支付',
  paidText: '感谢您的订购。订单 {orderNo} 的款项已到账，我们正在备货，发货后会再次通知您。',
  shippedSubject: '订单 {orderNo} 已发货',
  shippedText:
    '您的订单 {orderNo} 已由 {carrier} 承运，物流单号 {trackingNumber}。物流信息将在发货后24至48小时内显示。',
  prepareTitle: '准备订单 {orderNo}',
  prepareContent: '已付款，等待备货。',
}

const texts: Readonly<Partial<Record<LanguageCode, MessageTexts>>> & { readonly en: MessageTexts } = { en, zh_cn: zhCn }

/** The texts of a language, in English where it has none yet. */
export const textsIn = (language: LanguageCode): MessageTexts => texts[language] ?? texts.en

/** Fills the braces; a brace without its value is a bug and throws. */
export const filledIn = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replaceAll(/\{(\w+)\}/g, (_brace, name: string) => {
    const value = values[name]
    if (value === undefined) throw new Error(`nothing to fill in for ${name}`)
    return String(value)
  })
