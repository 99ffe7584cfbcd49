import type { Request } from 'express'
import { describe, expect, it } from 'vitest'
import { pageAfter, wantsPage } from './page-reply.ts'
import type { Reply } from './respond.ts'

const request = (referer?: string): Request =>
  ({ get: (name: string) => (name === 'referer' ? referer : undefined) }) as Request
const reply = (code: number, data: unknown, type?: string): Reply => ({
  code,
  body: { code, msg: '', data, ...(type === undefined ? {} : { meta: { type } }) },
  positions: '',
  cookies: [],
})
const sent = reply(200, { formNo: 'F2611251234567', status: 'submitted' })

describe('the page after a plain form', () => {
  it('is the one that it was on, with the number', () => {
    expect(pageAfter(request('https://shop.example/de/contact?x=1#a'), sent)).toBe('/de/contact?sent=F2611251234567')
    expect(pageAfter(request('https://shop.example/zh_cn/customer-manager'), sent)).toMatch(
      /^\/zh_cn\/customer-manager/,
    )
  })
  it('says what is wrong', () => {
    const refused = reply(
      422,
      { errors: { email: 'email-format', 'x y': 'invalid', file: 'file-too-large' } },
      'invalid-input',
    )
    expect(pageAfter(request('https://shop.example/en/contact'), refused)).toBe(
      '/en/contact?refused=invalid-input&fields=email.file',
    )
  })
  it.each([
    undefined,
    'nonsense',
    'https://evil.example//evil.example/en',
    'https://evil.example/xx/contact',
    'https://e.example/en/a%0d%0ab',
  ])('is the home page after %s', (referer) =>
    expect(pageAfter(request(referer), sent)).toBe('/en/index?sent=F2611251234567'),
  )
  it('is asked for by browsers only', () => {
    const wants = (html: boolean, method = 'POST') =>
      wantsPage({ method, accepts: (() => (html ? 'html' : 'json')) as Request['accepts'] })
    expect(wants(true)).toBe(true)
    expect(wants(false)).toBe(false)
    expect(wants(true, 'GET')).toBe(false)
  })
})
