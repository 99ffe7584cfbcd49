import { createSign, type KeyObject } from 'node:crypto'

const sequence = 0x30
const set = 0x31
const integer = 0x02
const bitString = 0x03
const utf8String = 0x0c
const utcTime = 0x17
const explicitZero = 0xa0

const lengthOf = (length: number): Buffer => {
  if (length < 0x80) return Buffer.from([length])
  const hex = length.toString(16)
  const bytes = Buffer.from(hex.length % 2 === 0 ? hex : `0${hex}`, 'hex')
  return Buffer.concat([Buffer.from([0x80 + bytes.length]), bytes])
}

const der = (tag: number, ...parts: readonly Buffer[]): Buffer => {
  const content = Buffer.concat(parts)
  return Buffer.concat([Buffer.from([tag]), lengthOf(content.length), content])
}

const sha256WithRsa = der(sequence, Buffer.from('06092a864886f70d01010b0500', 'hex'))
const commonName = Buffer.from('0603550403', 'hex')

const nameOf = (name: string): Buffer =>
  der(sequence, der(set, der(sequence, commonName, der(utf8String, Buffer.from(name)))))

const timeOf = (time: Date): Buffer => {
  const digits = time.toISOString().replaceAll(/\D/g, '')
  return der(utcTime, Buffer.from(`${digits.slice(2, 14)}Z`))
}

export interface CertificateOf {
  readonly name: string
  /** Hex digits; the first one is below 8, so that the number is positive. */
  readonly serial: string
  readonly publicKey: KeyObject
  readonly privateKey: KeyObject
  readonly from: Date
  readonly until: Date
}

/** A self-signed X.509 certificate (RFC 5280) as PEM. Node parses certificates but cannot create them. */
export const selfSignedCertificate = ({ name, serial, publicKey, privateKey, from, until }: CertificateOf): string => {
  const signed = der(
    sequence,
    der(explicitZero, der(integer, Buffer.from([2]))),
    der(integer, Buffer.from(serial, 'hex')),
    sha256WithRsa,
    nameOf(name),
    der(sequence, timeOf(from), timeOf(until)),
    nameOf(name),
    publicKey.export({ format: 'der', type: 'spki' }),
  )
  const signature = createSign('sha256').update(signed).sign(privateKey)
  const certificate = der(sequence, signed, sha256WithRsa, der(bitString, Buffer.concat([Buffer.from([0]), signature])))
  const lines = certificate.toString('base64').match(/.{1,64}/g) ?? []
  return `-----BEGIN CERTIFICATE-----\n${lines.join('\n')}\n-----END CERTIFICATE-----\n`
}
