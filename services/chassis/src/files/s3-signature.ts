import { createHash, createHmac } from 'node:crypto'

export interface S3Keys {
  readonly accessKeyId: string
  readonly secretAccessKey: string
  readonly region: string
}

const hmac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest()
const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')

/**
 * Headers that sign a request by AWS Signature Version 4, as the S3 documentation has it under "Authenticating
 * requests: using the Authorization header".
 * @param request `headers` in lower case, all of which are signed; `path` is encoded already; `bodySha256` in hex
 */
export const signed = (
  request: {
    readonly method: string
    readonly path: string
    readonly headers: Readonly<Record<string, string>>
    readonly bodySha256: string
  },
  { accessKeyId, secretAccessKey, region }: S3Keys,
  at: Date,
): Record<string, string> => {
  const time = at.toISOString().replaceAll(/[-:]|\.\d{3}/g, '')
  const day = time.slice(0, 8)
  const headers: Record<string, string> = {
    ...request.headers,
    'x-amz-content-sha256': request.bodySha256,
    'x-amz-date': time,
  }
  const names = Object.keys(headers).toSorted()
  const signedHeaders = names.join(';')
  const canonical = [
    request.method,
    request.path,
    '',
    ...names.map((name) => `${name}:${headers[name]?.trim()}`),
    '',
    signedHeaders,
    request.bodySha256,
  ].join('\n')
  const scope = `${day}/${region}/s3/aws4_request`
  const toSign = ['AWS4-HMAC-SHA256', time, scope, sha256(canonical)].join('\n')
  const key = ['s3', 'aws4_request'].reduce(hmac, hmac(hmac(`AWS4${secretAccessKey}`, day), region))
  const signature = hmac(key, toSign).toString('hex')
  return {
    ...headers,
    authorization: `AWS4-HMAC-SHA256 Credential=${accessKeyId}/${scope},SignedHeaders=${signedHeaders},Signature=${signature}`,
  }
}
