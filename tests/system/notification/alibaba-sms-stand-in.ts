import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

const accessKeyId = 'LTAI5tStandIn'
const accessKeySecret = 'stand-in-secret-of-the-tests'
const clockSkewMs = 900_000

const hash = (data: Buffer | string) => createHash('sha256').update(data).digest('hex')

export interface TakenText {
  readonly to: string
  readonly signName: string
  readonly templateCode: string
  readonly variables: unknown
}

/** RFC 3986 by bytes: the provider decodes what arrives and encodes it itself. */
const encode = (text: string): string =>
  [...Buffer.from(text)]
    .map((byte) => {
      const sign = String.fromCharCode(byte)
      return /[\w.~-]/.test(sign) ? sign : `%${byte.toString(16).toUpperCase().padStart(2, '0')}`
    })
    .join('')

/** Computes a request's signature from what arrived, by the provider's page on signature V3. */
const signatureOf = (request: IncomingMessage, body: Buffer, names: readonly string[]): string => {
  const url = new URL(request.url ?? '/', `http://${request.headers.host}`)
  const query = [...url.searchParams]
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .toSorted()
    .join('&')
  const headers = names.map((name) => `${name}:${String(request.headers[name] ?? '').trim()}\n`).join('')
  const canonical = [request.method, url.pathname, query, headers, names.join(';'), hash(body)].join('\n')
  return createHmac('sha256', accessKeySecret)
    .update(`ACS3-HMAC-SHA256\n${hash(canonical)}`)
    .digest('hex')
}

const mustBeSigned = ['host', 'x-acs-action', 'x-acs-content-sha256', 'x-acs-date', 'x-acs-signature-nonce']

/** Alibaba Cloud's `SendSms` as far as the product uses it; refuses what the real one refuses, with its codes. */
export const alibabaSmsStandIn = async () => {
  const taken: TakenText[] = []
  const codes: string[] = []
  const nonces = new Set<string>()
  let refusals = 0

  const faultOf = (request: IncomingMessage, body: Buffer): string | undefined => {
    const { authorization = '', ...headers } = request.headers
    const [, id, names = '', signature = ''] =
      /^ACS3-HMAC-SHA256 Credential=([^,]+),SignedHeaders=([^,]+),Signature=([0-9a-f]{64})$/.exec(authorization) ?? []
    if (id === undefined) return 'IncompleteSignature'
    if (id !== accessKeyId) return 'InvalidAccessKeyId.NotFound'
    const signed = names.split(';')
    if (mustBeSigned.some((name) => !signed.includes(name))) return 'IncompleteSignature'
    const expected = signatureOf(request, body, signed)
    if (!timingSafeEqual(Buffer.from(expected), Buffer.from(signature))) return 'SignatureDoesNotMatch'
    if (headers['x-acs-content-sha256'] !== hash(body)) return 'SignatureDoesNotMatch'
    const skew = Math.abs(Date.parse(String(headers['x-acs-date'])) - Date.now())
    if (!(skew < clockSkewMs)) return 'InvalidTimeStamp.Expired'
    const nonce = String(headers['x-acs-signature-nonce'])
    if (nonces.has(nonce)) return 'SignatureNonceUsed'
    nonces.add(nonce)
    if (headers['x-acs-action'] !== 'SendSms' || headers['x-acs-version'] !== '2017-05-25')
      return 'InvalidAction.NotFound'
    return undefined
  }

  const answerOf = (request: IncomingMessage, body: Buffer): string => {
    const fault = faultOf(request, body)
    if (fault !== undefined) return fault
    if (refusals > 0) {
      refusals -= 1
      return 'isv.BUSINESS_LIMIT_CONTROL'
    }
    const { searchParams } = new URL(request.url ?? '/', 'http://stand-in')
    const to = searchParams.get('PhoneNumbers') ?? ''
    if (!/^1[3-9]\d{9}$/.test(to)) return 'isv.MOBILE_NUMBER_ILLEGAL'
    const templateCode = searchParams.get('TemplateCode') ?? ''
    if (!/^SMS_\d+$/.test(templateCode)) return 'isv.SMS_TEMPLATE_ILLEGAL'
    const signName = searchParams.get('SignName') ?? ''
    if (signName === '') return 'isv.SMS_SIGNATURE_ILLEGAL'
    taken.push({ to, signName, templateCode, variables: JSON.parse(searchParams.get('TemplateParam') ?? '{}') })
    return 'OK'
  }

  const server = createServer(async (request, response) => {
    const body = await buffer(request)
    const code = answerOf(request, body)
    codes.push(code)
    const isSigned = code === 'OK' || code.startsWith('isv.')
    response.writeHead(isSigned ? 200 : 400, { 'content-type': 'application/json' })
    response.end(JSON.stringify({ Code: code, Message: code, RequestId: 'F655A8D5-B967-440B-8683-DAD6FF8DE990' }))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    accessKeyId,
    accessKeySecret,
    /** What was accepted. */
    taken,
    /** The codes of all answers. */
    codes,
    /** Refuses the next messages, as if there were too many. */
    refuse: (count: number) => {
      refusals = count
    },
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
