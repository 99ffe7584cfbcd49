import { HOTP, Secret } from 'otpauth'
import { describe, expect, it } from 'vitest'
import { newTotpSecret, provisioningUri, stepAt, stepOfCode } from './totp.ts'

const key = Secret.fromUTF8('12345678901234567890')
const secret = key.base32

const oneTimePassword = (counter: number, digits = 6) => HOTP.generate({ secret: key, counter, digits })

describe('base 32', () => {
  it.each([
    ['', ''],
    ['f', 'MY'],
    ['fo', 'MZXQ'],
    ['foo', 'MZXW6'],
    ['foob', 'MZXW6YQ'],
    ['fooba', 'MZXW6YTB'],
    ['foobar', 'MZXW6YTBOI'],
  ])('writes %j as RFC 4648 does, and reads it', (text, encoded) => {
    expect(Secret.fromUTF8(text).base32).toBe(encoded)
    expect(Secret.fromBase32(encoded.toLowerCase()).utf8).toBe(text)
  })

  it('throws on anything else', () => expect(() => Secret.fromBase32('A1')).toThrow())
})

describe('one-time passwords', () => {
  it('are those of RFC 4226, appendix D', () =>
    expect(Array.from({ length: 10 }, (_, counter) => oneTimePassword(counter))).toEqual([
      '755224',
      '287082',
      '359152',
      '969429',
      '338314',
      '254676',
      '287922',
      '162583',
      '399871',
      '520489',
    ]))

  it.each([
    [59, '94287082'],
    [1_111_111_109, '07081804'],
    [1_111_111_111, '14050471'],
    [1_234_567_890, '89005924'],
    [2_000_000_000, '69279037'],
    [20_000_000_000, '65353130'],
  ])('are those of RFC 6238, appendix B, at %i s: %s', (seconds, code) => {
    const time = new Date(seconds * 1000)
    expect(oneTimePassword(stepAt(time), 8)).toBe(code)
    expect(stepOfCode(secret, code.slice(2), time)).toBe(stepAt(time))
  })

  it('are accepted one step early or late and no further', () => {
    const time = new Date(1_234_567_890_000)
    const step = stepAt(time)
    const taken = [-2, -1, 0, 1, 2].map((by) => stepOfCode(secret, oneTimePassword(step + by), time))
    expect(taken).toEqual([undefined, step - 1, step, step + 1, undefined])
  })

  it('are refused if they are wrong', () => {
    const time = new Date(59_000)
    for (const code of ['', '287083', '28708', '94287082', 'abcdef', '２８７０８２'])
      expect(stepOfCode(secret, code, time)).toBeUndefined()
  })
})

describe('a secret', () => {
  it('has 160 bits and is new each time', () => {
    expect(Secret.fromBase32(newTotpSecret()).bytes).toHaveLength(20)
    expect(newTotpSecret()).not.toBe(newTotpSecret())
  })

  it('has issuer and account', () =>
    expect(provisioningUri(secret, 'stock clerk')).toBe(
      `otpauth://totp/Pinline:stock%20clerk?issuer=Pinline&secret=${secret}&algorithm=SHA1&digits=6&period=30`,
    ))
})
