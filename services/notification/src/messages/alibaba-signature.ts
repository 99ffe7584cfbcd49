import { createHash, createHmac } from 'node:crypto'

const algorithm = 'ACS3-HMAC-SHA256'

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')

/** Percent-encoding of RFC 3986, which leaves fewer characters alone than JavaScript's. */
const encode = (text: string): string =>
  encodeURIComponent(text).replaceAll(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)

/** A call of an Alibaba Cloud API in the RPC style: parameters in the query, an empty body. */
export interface AlibabaCall {
  readonly method: 'GET' | 'POST'
  readonly host: string
  readonly action: string
  readonly version: string
  readonly query: Readonly<Record<string, string>>
}

export interface AlibabaSigner {
  readonly accessKeyId: string
  readonly accessKeySecret: string
  readonly now: Date
  /** Used once. */
  readonly nonce: string
}

/**
 * Signature V3 of Alibaba Cloud. Source: alibabacloud.com, "Request syntax and signature method V3".
 * @returns the query as it was signed, and all headers but `Host`
 */
export const signedHeaders = (
  { method, host, action, version, query }: AlibabaCall,
  { accessKeyId, accessKeySecret, now, nonce }: AlibabaSigner,
): { readonly search: string; readonly headers: Readonly<Record<string, string>> } => {
  const search = Object.entries(query)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .join('&')
  const bodyHash = sha256('')
  const headers = {
    'x-acs-action': action,
    'x-acs-content-sha256': bodyHash,
    'x-acs-date': now.toISOString().replace(/\.\d{3}Z$/, 'Z'),
    'x-acs-signature-nonce': nonce,
    'x-acs-version': version,
  }
  const signed = Object.entries({ host, ...headers }).toSorted(([a], [b]) => (a < b ? -1 : 1))
  const names = signed.map(([name]) => name).join(';')
  const lines = signed.map(([name, value]) => `${name}:${value.trim()}\n`).join('')
  const canonical = [method, '/', search, lines, names, bodyHash].join('\n')
  const signature = createHmac('sha256', accessKeySecret)
    .update(`${algorithm}\n${sha256(canonical)}`)
    .digest('hex')
  return {
    search,
    headers: {
      ...headers,
      authorization: `${algorithm} Credential=${accessKeyId},SignedHeaders=${names},Signature=${signature}`,
    },
  }
}
