import { createPublicKey } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { isSignedBy, type SignedText, signedTextOf } from './signed-text.ts'

/** Made once by `openssl dgst -sha256 -sign` with a key made for this and thrown away. */
const key = createPublicKey(`-----BEGIN PUBLIC KEY-----
MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEAw2rv8r6ozYQSUtoeq9m6
kzEvenz3QQQrPBfNQ9DbRAI2Zdf/Mm+0YHPjQn7jjOyYTm3TYXrRGEL9g0zRQSuu
7I8kBQPnGwQTAH0BKWTvWZGN0AiR13cGIvtup+x4f0qZe5P26QqVtdKgpOJqMm6J
5l4nQ0gh1sNhrB862B36y4BAuFHkgF+YLf1mNzXT5fdx3alADgyjKlgltZy5L4N4
7u0imfQnoC7HIIhOglp5/juFBKf2rc4DPniK1UsT624J7bHezoo3mjJYpV38GZq9
i7gXrZNSL2OFEueP+LWxYojKulIRjKD+XUqiqv75VjuURmafuwIp4Kj9sQJAXdL8
RwIDAQAB
-----END PUBLIC KEY-----
`)
const response: SignedText = {
  timestamp: '1763798400',
  nonce: 'NONCEFORTHEFIXEDVECTOR0000000002',
  serial: 'PUB_KEY_ID_0000000001',
  signature:
    'GFwGRO4ohr+h0s8E1GdK4Rwx3xWwEdIDWb1aj9zRhw1n4JiWTRtpRr39VJ9eQJu2fBVHcpEQXULbLvavKXwJ4JfAQEjCjInTOgES9mHxhXhPaoBS/0feHxONSmjn8UfZLOfKdWwxgu2XHQpV8e+7Z3iXX/xsAmOhvOsL/NbqvON5K5LL6uoideqWb7Z4aY2X4IhO9nV7tlzAq8JiT3X3oI8IDXXhSmwHa+REggt8PpDe3QYBs81P08aPhyygsVpBD7jhDAm/asYHEHuzPNEDRCNQ6ZZBRveQjKyeJkDQcgjFqtWap22lC+IDmPTr5oY32MzAcnwSLaR9U1Ogh/iCzg==',
  body: Buffer.from('{"code_url":"weixin://wxpay/bizpayurl?pr=fixed0001"}'),
}
const withoutBody: SignedText = {
  ...response,
  nonce: 'NONCEFORTHEFIXEDVECTOR0000000003',
  signature:
    'g+1qiKI9uum2TQdoMeXVXG4VcnSrnLe4sBuY/fQ9jermVxa/rInanoEom9NMvJ+QPci4BPqyrQat5OuaxZNr6dbyrkphW76ADwYQ4/Kz0QIhjFGKUal6pAXjZzWgn7l7q1MhCGTllme4xXMi5Amz+Q2Ozy7DreIqpZYR/PEW8kX1w7hyI/NVJWat0+ksTCkeu97tsEEhuuqa+CPCURRu9uFPF4d2w6ffwZn4/9bvNY0tIQVJaxrCzA4D7dt+VYDGDGE+hr182Fkh4aVDyFsbEiblYE+VzGWn3/OQKPsdzrtwPJqfrrQHBo+0yxanaRDkwtAHujdyqEO5rzZRQoLFzg==',
  body: Buffer.alloc(0),
}

describe('a signed text', () => {
  it('is signed over time, nonce and body, also an empty one', () => {
    expect(isSignedBy(key, response)).toBe(true)
    expect(isSignedBy(key, withoutBody)).toBe(true)
  })

  it('is refused with any other value there', () => {
    for (const change of [
      { timestamp: '1763798401' },
      { nonce: withoutBody.nonce },
      { body: Buffer.from('{"code_url":"weixin://wxpay/bizpayurl?pr=fixed0002"}') },
      { signature: withoutBody.signature },
      { signature: `WECHATPAY/SIGNTEST/${response.signature}` },
      { signature: 'no base64 at all' },
    ])
      expect(isSignedBy(key, { ...response, ...change })).toBe(false)
  })

  it('has its four headers in their form', () => {
    const headers: Record<string, string> = {
      'wechatpay-timestamp': response.timestamp,
      'wechatpay-nonce': response.nonce,
      'wechatpay-serial': response.serial,
      'wechatpay-signature': response.signature,
    }
    const read = (change: Record<string, string> = {}) =>
      signedTextOf((name) => ({ ...headers, ...change })[name], response.body)
    expect(read()).toEqual(response)
    for (const name of Object.keys(headers)) expect(read({ [name]: '' })).toBeUndefined()
    expect(read({ 'wechatpay-timestamp': 'soon' })).toBeUndefined()
    expect(read({ 'wechatpay-nonce': 'two\nlines' })).toBeUndefined()
    expect(read({ 'wechatpay-signature': 'a'.repeat(2000) })).toBeUndefined()
  })
})
