import { languageCodes } from '@pinline/contracts/api/languages'
import type { MessageContent } from '@pinline/contracts/notification/message/send-message'
import { describe, expect, it } from 'vitest'
import { fillText } from './texts.ts'
import { type Reader, writeMessage } from './write-message.ts'

const by = (language: Reader['language'], channel: Reader['channel'] = 'email'): Reader => ({
  language,
  channel,
  shopUrl: 'https://shop.example',
})

const code: MessageContent = {
  template: 'verification-code',
  parameters: { code: '481516', purpose: 'register', minutes: 10 },
}
const shipped: MessageContent = {
  template: 'order-shipped',
  parameters: { orderNo: '2611214073958', carrier: 'Demo Express', trackingNumber: 'DX123' },
}
const placed: MessageContent = {
  template: 'order-placed',
  parameters: {
    orderNo: '2611214073958',
    lines: [{ model: '43045-1000', quantity: 1250, lineTotal: { minor: 10_098, currency: 'USD' } }],
    furtherLines: 2,
    total: { minor: 12_558, currency: 'USD' },
    payBefore: '2026-11-22T09:12:00.000Z',
  },
}
const moved: MessageContent = {
  template: 'delivery-changed',
  parameters: { orderNo: '2611214073958', shippingMethod: 'express' },
}
const refund: MessageContent = {
  template: 'refund-begun',
  parameters: { orderNo: '2611214073958', amount: { minor: 12_558, currency: 'USD' } },
}
const afterSale: MessageContent = {
  template: 'after-sale',
  parameters: { afterSaleNo: '2611214073958-1', step: 'approved' },
}
const at = '2026-11-21T08:30:00.000Z'
const undo = { token: 'T'.repeat(43), until: '2026-11-24T08:30:00.000Z' }
const securityMessages: readonly MessageContent[] = [
  { template: 'contact-changed', parameters: { kind: 'phone', masked: '138****1234' } },
  { template: 'contact-changed', parameters: { kind: 'email', masked: 'b***@pinline.example' } },
  { template: 'password-changed', parameters: { at } },
  { template: 'account-deleted', parameters: {} },
  { template: 'second-factor-changed', parameters: { on: true } },
  { template: 'second-factor-changed', parameters: { on: false } },
  { template: 'account-restored', parameters: { masked: 'b***@pinline.example' } },
  { template: 'contact-changed', parameters: { kind: 'email', masked: 'b***@pinline.example', undo } },
  { template: 'password-changed', parameters: { at, undo } },
]
const staffMessages: readonly MessageContent[] = [
  { template: 'staff-contact-changed', parameters: { kind: 'phone', masked: null } },
  { template: 'staff-contact-changed', parameters: { kind: 'email', masked: 'b***@pinline.example', undo } },
  { template: 'staff-restored', parameters: { masked: 'b***@pinline.example', isPasswordUnchanged: false } },
  { template: 'staff-restored', parameters: { masked: 'b***@pinline.example', isPasswordUnchanged: true } },
  { template: 'colleague-restored', parameters: { username: 'stock-clerk', isPasswordUnchanged: false } },
  { template: 'colleague-restored', parameters: { username: 'stock-clerk', isPasswordUnchanged: true } },
]
const purposes = [
  'register',
  'login',
  'reset-password',
  'change-phone',
  'change-email',
  'confirm-identity',
  'staff-email',
] as const

describe.each(languageCodes)('a message in %s', (language) => {
  it('carries its code', () => {
    const message = writeMessage(code, by(language))
    expect(message.code).toBe('481516')
    expect(message.subject).toContain('481516')
    expect(message.text).toContain('481516')
  })
  it('leaves no brace unfilled', () => {
    for (const content of [
      code,
      placed,
      shipped,
      refund,
      { template: 'order-paid', parameters: { orderNo: '2611214073958' } } as const,
      moved,
      { template: 'order-expired', parameters: { orderNo: '2611214073958' } } as const,
      ...securityMessages,
      ...staffMessages,
    ]) {
      const { subject, text } = writeMessage(content, by(language))
      expect(`${subject}${text}`).not.toMatch(/[{}]/)
      expect(subject.length).toBeGreaterThan(4)
    }
  })
})

describe('a message', () => {
  it('is written in the reader’s language', () => {
    expect(writeMessage(shipped, by('zh_cn')).subject).toBe('订单2611214073958已发货')
    expect(writeMessage(shipped, by('en')).subject).toBe('Order 2611214073958 has shipped')
  })
  it('says that a delivery was changed and by what it comes, not where to', () => {
    const { subject, text } = writeMessage(moved, by('en'))
    expect(subject).toBe('The delivery of order 2611214073958 has changed')
    expect(text).toContain('sent by express shipping')
    expect(text).toContain('https://shop.example/en/contact')
  })
  it('writes an amount as its language does', () => {
    expect(writeMessage(refund, by('en')).text).toContain('refunding $125.58 for order 2611214073958')
    expect(writeMessage(refund, by('zh_cn')).text).toContain('US$125.58')
  })
  it('names what each code is for', () => {
    const written = purposes.map(
      (purpose) => writeMessage({ ...code, parameters: { code: '481516', purpose, minutes: 10 } }, by('en')).text,
    )
    expect(new Set(written).size).toBe(purposes.length)
    expect(written[3]).toContain('Your code to confirm your new phone number is 481516.')
  })
  it('says what has changed about an account and when, in UTC', () => {
    const [phone, , password, , on, off] = securityMessages.map((content) => writeMessage(content, by('en')))
    expect(phone?.text).toContain('is now 138****1234.')
    expect(password?.text).toMatch(/changed on November 21, 2026 at 8:30\sAM \(UTC\)/)
    expect(on?.subject).toBe('Two-factor authentication is on')
    expect(off?.subject).toBe('Two-factor authentication is off')
    expect(securityMessages.map((content) => writeMessage(content, by('zh_cn')).subject)).toEqual([
      '您的手机号已更换',
      '您的邮箱已更换',
      '您的密码已修改',
      '您的账号已注销',
      '双重验证已开启',
      '双重验证已关闭',
      '您账号的一项更改已撤销',
      '您的邮箱已更换',
      '您的密码已修改',
    ])
  })
  it('has the link that undoes a change, with its token where no server sees it, and until when', () => {
    const [, , , , , , , ...undoable] = securityMessages
    for (const content of undoable) {
      const message = writeMessage(content, by('en'))
      expect(message.hasLink).toBe(true)
      expect(message.text).toContain(`https://shop.example/en/account/undo-change#${undo.token}\n`)
      expect(message.text).toMatch(/undo it by November 24, 2026 at 8:30\sAM \(UTC\)/)
    }
    expect(writeMessage({ template: 'password-changed', parameters: { at } }, by('en')).hasLink).toBeUndefined()
  })
  it('informs staff who sets their next password, and what to do about a change without a link', () => {
    const [removed, changed, ...restored] = staffMessages.map((content) => writeMessage(content, by('en')))
    expect(removed?.text).toContain('has been removed.\n\nIf this change is not right, contact your administrator')
    expect(removed?.hasLink).toBeUndefined()
    expect(changed?.hasLink).toBe(true)
    expect(changed?.text).toContain(`https://shop.example/en/account/undo-change#${undo.token}\n`)
    expect(changed?.text).toContain('an administrator then sets a new one')
    const passwords = ['no longer valid', 'still valid', 'no longer valid', 'still valid']
    for (const [index, message] of restored.entries()) expect(message.text).toContain(passwords[index])
  })
  it('writes the date in the language of its words', () => {
    for (const [language, date] of [
      ['en', 'November 21, 2026'],
      ['zh_cn', '2026年11月21日'],
      ['zh_hk', '2026年11月21日'],
      ['ja', '2026年11月21日'],
    ] as const)
      expect(writeMessage({ template: 'password-changed', parameters: { at } }, by(language)).text).toContain(date)
  })
  it('throws if a value is missing', () => {
    expect(() => fillText('en', 'paid.subject')).toThrow('orderNo')
  })
  it('counts as the language does', () => {
    const after = (minutes: number, language: 'en' | 'zh_cn') =>
      writeMessage({ ...code, parameters: { code: '481516', purpose: 'login', minutes } }, by(language)).text
    expect(after(1, 'en')).toContain('valid for 1 minute and')
    expect(after(10, 'en')).toContain('valid for 10 minutes and')
    expect(after(10, 'zh_cn')).toContain('10分钟内有效')
  })
  it('as a mail has a greeting, a link and the shop’s signature', () => {
    const mail = writeMessage(shipped, by('en')).text
    expect(mail).toMatch(/^Hello,\n/)
    expect(mail).toContain('https://shop.example/en/user/center?tab=orders&orderNo=2611214073958')
    expect(mail).toMatch(/Meridian Connect\nhttps:\/\/shop\.example\/en\/index$/)
  })
  it('confirms an order with its lines and total, and leads to its payment', () => {
    const { subject, text } = writeMessage(placed, by('en'))
    expect(subject).toBe('Order 2611214073958 received')
    expect(text).toContain('1,250 × 43045-1000: $100.98\nand 2 more items\n')
    expect(text).toContain('Total including freight: $125.58')
    expect(text).toContain('https://shop.example/en/wechat-pay?orderNo=2611214073958')
    expect(writeMessage(placed, by('zh_cn')).text).toContain('43045-1000 × 1,250件：US$100.98\n另有2项产品')
    expect(writeMessage(placed, by('zh_cn', 'sms')).text).not.toContain('43045-1000')
  })
  it('has the carrier’s own page of a parcel, where there is one', () => {
    const parameters = { orderNo: '2611214073958', carrier: 'FedEx', trackingNumber: '771234567890' }
    const carrierPage = 'https://www.fedex.com/fedextrack/?trknbr=771234567890'
    const { text } = writeMessage({ template: 'order-shipped', parameters: { ...parameters, carrierPage } }, by('en'))
    expect(text).toContain(`Track with FedEx: ${carrierPage}`)
    expect(writeMessage(shipped, by('en')).text).not.toContain('Track with')
  })
  it('lists what is in a parcel, and says whether others follow', () => {
    const parameters = {
      ...{ orderNo: '2611214073958', carrier: 'FedEx', trackingNumber: '771234567890', parcelNo: 1 },
      othersFollow: true,
      lines: [{ model: '43045-1000', quantity: 1250 }],
      furtherLines: 1,
    }
    const part = writeMessage({ template: 'order-shipped', parameters }, by('en'))
    expect(part.subject).toBe('A parcel of order 2611214073958 has shipped')
    expect(part.text).toContain('In this parcel:\n1,250 × 43045-1000\nand 1 more item\n')
    expect(part.text).toContain('remaining items will follow')
    const last = { template: 'order-shipped', parameters: { ...parameters, parcelNo: 2, othersFollow: false } } as const
    expect(writeMessage(last, by('en')).subject).toBe('The last parcel of order 2611214073958 has shipped')
    expect(writeMessage(last, by('zh_cn')).text).toContain('本包裹内容：\n43045-1000 × 1,250件\n另有1项产品')
    expect(writeMessage(last, by('zh_cn', 'sms')).text).not.toContain('43045-1000')
  })
  it('as a text message begins with the shop’s name', () => {
    expect(writeMessage(code, by('zh_cn', 'sms')).text).toMatch(/^【Meridian Connect】您正在注册账号，验证码为481516。/)
    expect(writeMessage(code, by('en', 'sms')).text).toMatch(/^Meridian Connect: Your code to create an account/)
  })
})

describe('a message about an after-sales request', () => {
  it('says what became of it and where to read more', () => {
    const { subject, text } = writeMessage(afterSale, by('en'))
    expect(subject).toBe('After-sales request 2611214073958-1 approved')
    expect(text).toContain('Hello')
    expect(text).toContain('https://shop.example/en/user/center?tab=after-sales&request=2611214073958-1')
    expect(writeMessage(afterSale, by('zh_cn')).subject).toBe('售后申请2611214073958-1已通过')
  })
})
