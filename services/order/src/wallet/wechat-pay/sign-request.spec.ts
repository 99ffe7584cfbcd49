import { createPublicKey, createVerify, generateKeyPairSync } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { requestMessage, signRequest } from './sign-request.ts'

const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
const merchant = { mchid: '1900000001', merchantSerial: 'A1B2C3D4', privateKey }
const now = new Date('2025-11-22T08:00:00.900Z')

describe('a signed request', () => {
  it('signs five lines, each with its line feed', () => {
    expect(requestMessage({ method: 'GET', target: '/v3/a?mchid=1', body: '' }, '1763798400', 'nonce')).toBe(
      'GET\n/v3/a?mchid=1\n1763798400\nnonce\n\n',
    )
    expect(requestMessage({ method: 'POST', target: '/v3/b', body: '{"a":"é"}' }, '1763798400', 'nonce')).toBe(
      'POST\n/v3/b\n1763798400\nnonce\n{"a":"é"}\n',
    )
  })

  it('carries who signed, when, and what only the key can make', () => {
    const request = { method: 'POST', target: '/v3/b', body: '{"a":"é"}' } as const
    const header = signRequest(merchant, request, now)
    const [, nonce = '', signature = ''] =
      /^WECHATPAY2-SHA256-RSA2048 mchid="1900000001",nonce_str="([0-9a-f]{32})",timestamp="1763798400",serial_no="A1B2C3D4",signature="([^"]+)"$/.exec(
        header,
      ) ?? []
    const isRight = createVerify('sha256')
      .update(`POST\n/v3/b\n1763798400\n${nonce}\n{"a":"é"}\n`)
      .verify(createPublicKey(privateKey), signature, 'base64')
    expect(isRight).toBe(true)
    expect(signRequest(merchant, request, now)).not.toBe(header)
  })
})
