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
const refund: MessageContent = {
  template: 'refund-begun',
  parameters: { orderNo: '2611214073958', amount: { minor: 12_558, currency: 'USD' } },
}
const at = '2026-11-21T08:30:00.000Z'
const securityMessages: readonly MessageContent[] = [
  { template: 'contact-changed', parameters: { kind: 'phone', masked: '138****1234' } },
  { template: 'contact-changed', parameters: { kind: 'email', masked: 'b***@pinline.example' } },
  { template: 'password-changed', parameters: { at } },
  { template: 'account-deleted', parameters: {} },
  { template: 'second-factor-changed', parameters: { on: true } },
  { template: 'second-factor-changed', parameters: { on: false } },
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
      shipped,
      refund,
      { template: 'order-paid', parameters: { orderNo: '2611214073958' } } as const,
      { template: 'order-expired', parameters: { orderNo: '2611214073958' } } as const,
      ...securityMessages,
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
    ])
  })
  it('writes the date in the language of its words, where the reader’s own is not there yet', () => {
    expect(writeMessage({ template: 'password-changed', parameters: { at } }, by('ja')).text).toContain(
      'November 21, 2026',
    )
    expect(writeMessage({ template: 'password-changed', parameters: { at } }, by('zh_cn')).text).toContain(
      '2026年11月21日',
    )
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
  it('as a text message begins with the shop’s name', () => {
    expect(writeMessage(code, by('zh_cn', 'sms')).text).toMatch(/^【Meridian Connect】您正在注册账号，验证码为481516。/)
    expect(writeMessage(code, by('en', 'sms')).text).toMatch(/^Meridian Connect: Your code to create an account/)
  })
})
