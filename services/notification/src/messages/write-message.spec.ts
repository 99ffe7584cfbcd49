import { languageCodes } from '@pinline/chassis/contract/languages'
import { describe, expect, it } from 'vitest'
import type { MessageContent } from '../contract/send-message.ts'
import { filledIn } from './texts.ts'
import { writeMessage } from './write-message.ts'

const code: MessageContent = {
  template: 'verification-code',
  parameters: { code: '481516', purpose: 'register', minutes: 10 },
}
const shipped: MessageContent = {
  template: 'order-shipped',
  parameters: { orderNo: '2611214073958', carrier: 'Demo Express', trackingNumber: 'DX123' },
}

describe.each(languageCodes)('a message in %s', (language) => {
  it('carries its code', () => {
    const message = writeMessage(code, language)
    expect(message.code).toBe('481516')
    expect(message.subject).toContain('481516')
    expect(message.text).toContain('481516')
  })
  it('leaves no brace unfilled', () => {
    for (const content of [
      code,
      shipped,
      { template: 'order-paid', parameters: { orderNo: '2611214073958' } } as const,
    ]) {
      const { subject, text } = writeMessage(content, language)
      expect(`${subject}${text}`).not.toMatch(/[{}]/)
      expect(subject.length).toBeGreaterThan(4)
    }
  })
})

describe('a message', () => {
  it('is written in the reader’s language', () => {
    expect(writeMessage(shipped, 'zh_cn').subject).toBe('订单 2611214073958 已发货')
    expect(writeMessage(shipped, 'en').subject).toBe('Order 2611214073958 has shipped')
  })
  it('throws where a value is missing', () => {
    expect(() => filledIn('{nothing}', {})).toThrow('nothing to fill in')
  })
})
