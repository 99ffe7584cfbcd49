import type { LanguageCode } from '@pinline/contracts/api/languages'
import type { MessagePurpose } from '@pinline/contracts/notification/message/send-message'
import type { ToDoKind } from '@pinline/events/notification/to-do-opened'

/** Texts of one language; what stands in braces is filled in. A further language is a further entry below. */
export interface MessageTexts {
  /** BCP 47: how dates are written. */
  readonly tag: string
  readonly codeSubject: string
  readonly codeText: string
  readonly purposes: Readonly<Record<MessagePurpose, string>>
  readonly paidSubject: string
  readonly paidText: string
  readonly shippedSubject: string
  readonly shippedText: string
  readonly expiredSubject: string
  readonly expiredText: string
  readonly refundSubject: string
  readonly refundText: string
  readonly contactSubject: Readonly<Record<'phone' | 'email', string>>
  readonly contactText: Readonly<Record<'phone' | 'email', string>>
  readonly passwordSubject: string
  readonly passwordText: string
  readonly deletedSubject: string
  readonly deletedText: string
  readonly secondFactorSubject: Readonly<Record<'on' | 'off', string>>
  readonly secondFactorText: Readonly<Record<'on' | 'off', string>>
  /** What the bell says of open work. */
  readonly toDos: Readonly<Record<ToDoKind, { readonly title: string; readonly content: string }>>
}

const en: MessageTexts = {
  tag: 'en',
  codeSubject: 'Your verification code: {code}',
  codeText:
    'Your code to {purpose} is {code}. It is valid for {minutes} minutes and works once.\n\nIf you did not ask for it, ignore this message and give the code to nobody.',
  purposes: {
    register: 'create an account',
    login: 'log in',
    'reset-password': 'set a new password',
    'change-phone': 'confirm your new phone number',
    'change-email': 'confirm your new e-mail address',
    'confirm-identity': 'confirm that it is you',
    'staff-email': 'confirm the e-mail address of your staff account',
  },
  paidSubject: 'Order {orderNo} is paid',
  paidText:
    'Thank you. Your payment for order {orderNo} has arrived and we are preparing the goods. We will write again when they ship.',
  shippedSubject: 'Order {orderNo} has shipped',
  shippedText:
    'Your order {orderNo} is on its way with {carrier}, tracking number {trackingNumber}. Tracking appears 24 to 48 hours after shipping.',
  expiredSubject: 'Order {orderNo} was not paid in time',
  expiredText:
    'Your order {orderNo} was not paid before its deadline and has been cancelled. Nothing is due. You can order its parts again from your orders, as far as they are in stock.',
  refundSubject: 'Refund for order {orderNo}',
  refundText:
    'We are paying back {amount} of your order {orderNo}. The money goes the way it came; when it reaches you depends on your wallet, usually within a few days.',
  contactSubject: {
    phone: 'Your phone number has been changed',
    email: 'Your e-mail address has been changed',
  },
  contactText: {
    phone:
      'The phone number of your account is now {masked}.\n\nIf you did not change it, set a new password at once and contact us.',
    email:
      'The e-mail address of your account is now {masked}.\n\nIf you did not change it, set a new password at once and contact us.',
  },
  passwordSubject: 'Your password has been changed',
  passwordText:
    'The password of your account was changed on {time} (UTC). You have been logged out on all devices.\n\nIf you did not change it, set a new password at once and contact us.',
  deletedSubject: 'Your account has been deleted',
  deletedText:
    'Your account and your personal data have been deleted, as you asked. Your past orders stay with us without your name and address. This is our last message to you.',
  secondFactorSubject: {
    on: 'Two-factor authentication is on',
    off: 'Two-factor authentication is off',
  },
  secondFactorText: {
    on: 'From now on, logging in to your account also takes a code from your authenticator app.\n\nIf you did not turn this on, contact your administrator at once.',
    off: 'From now on, your password alone is enough to log in to your account.\n\nIf you did not turn this off, change your password at once and contact your administrator.',
  },
  toDos: {
    'prepare-order': { title: 'Prepare order {orderNo}', content: 'Paid and waiting for stocking.' },
    'refund-due': {
      title: 'Refund of order {orderNo}',
      content: 'The money is on its way back. If this stays open, the wallet has not given it back yet.',
    },
    'late-payment': {
      title: 'Late payment for order {orderNo}',
      content: 'Paid after it was cancelled. The money goes back by itself; please write to the buyer.',
    },
  },
}

const zhCn: MessageTexts = {
  tag: 'zh-Hans',
  codeSubject: '您的验证码：{code}',
  codeText:
    '您正在{purpose}，验证码为 {code}，{minutes} 分钟内有效，仅可使用一次。\n\n如非本人操作，请忽略本消息，切勿将验证码告知他人。',
  purposes: {
    register: '注册账号',
    login: '登录',
    'reset-password': '重置密码',
    'change-phone': '更换手机号',
    'change-email': '更换邮箱',
    'confirm-identity': '验证身份',
    'staff-email': '设置管理后台账号的邮箱',
  },
  paidSubject: '订单 {orderNo} 已支付',
  paidText: '感谢您的订购。订单 {orderNo} 的款项已到账，我们正在备货，发货后会再次通知您。',
  shippedSubject: '订单 {orderNo} 已发货',
  shippedText:
    '您的订单 {orderNo} 已由 {carrier} 承运，物流单号 {trackingNumber}。物流信息将在发货后24至48小时内显示。',
  expiredSubject: '订单 {orderNo} 逾期未付款',
  expiredText:
    '您的订单 {orderNo} 未在付款时限内付款，已自动取消，您无需支付任何款项。如仍需要，可在“我的订单”中重新购买有库存的产品。',
  refundSubject: '订单 {orderNo} 退款通知',
  refundText: '订单 {orderNo} 的款项 {amount} 正在退回，将原路返回您的付款账户，到账时间以支付平台为准，通常为数天内。',
  contactSubject: { phone: '您的手机号已更换', email: '您的邮箱已更换' },
  contactText: {
    phone: '您账号的手机号已更换为 {masked}。\n\n如非本人操作，请立即重置密码并联系我们。',
    email: '您账号的邮箱已更换为 {masked}。\n\n如非本人操作，请立即重置密码并联系我们。',
  },
  passwordSubject: '您的密码已修改',
  passwordText:
    '您账号的密码已于 {time}（UTC）修改，所有设备均已退出登录。\n\n如非本人操作，请立即重置密码并联系我们。',
  deletedSubject: '您的账号已注销',
  deletedText:
    '您的账号及个人信息已按您的要求删除。历史订单将予以保留，但不再包含您的姓名和地址。这是我们发给您的最后一条消息。',
  secondFactorSubject: { on: '双重验证已开启', off: '双重验证已关闭' },
  secondFactorText: {
    on: '今后登录您的账号时，还需输入身份验证器应用中的验证码。\n\n如非本人操作，请立即联系管理员。',
    off: '今后仅凭密码即可登录您的账号。\n\n如非本人操作，请立即修改密码并联系管理员。',
  },
  toDos: {
    'prepare-order': { title: '准备订单 {orderNo}', content: '已付款，等待备货。' },
    'refund-due': { title: '订单 {orderNo} 待退款', content: '退款处理中。若本待办一直未关闭，说明款项尚未退回。' },
    'late-payment': {
      title: '订单 {orderNo} 取消后付款',
      content: '订单取消后才收到付款，款项将自动退回，请联系买家说明。',
    },
  },
}

const texts: Readonly<Partial<Record<LanguageCode, MessageTexts>>> & { readonly en: MessageTexts } = { en, zh_cn: zhCn }

/** The texts of a language, in English where it has none yet. */
export const textsFor = (language: LanguageCode): MessageTexts => texts[language] ?? texts.en

/** Fills the braces; a brace without its value is a bug and throws. */
export const interpolate = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replaceAll(/\{(\w+)\}/g, (_brace, name: string) => {
    const value = values[name]
    if (value === undefined) throw new Error(`nothing to fill in for ${name}`)
    return String(value)
  })
