import { AwsV4Signer } from 'aws4fetch'

export interface S3Keys {
  readonly accessKeyId: string
  readonly secretAccessKey: string
  readonly region: string
}

interface S3Request {
  readonly method: string
  readonly url: URL
  /** All of them are signed, and the host of the URL. */
  readonly headers: Readonly<Record<string, string>>
  /** In hex. */
  readonly bodySha256: string
}

/** Headers of a request that is signed by AWS Signature Version 4. */
export const signed = async (
  { method, url, headers, bodySha256 }: S3Request,
  { accessKeyId, secretAccessKey, region }: S3Keys,
  at: Date,
): Promise<Record<string, string>> => {
  const signer = new AwsV4Signer({
    method,
    url: url.href,
    headers: { ...headers, 'x-amz-content-sha256': bodySha256 },
    service: 's3',
    accessKeyId,
    secretAccessKey,
    region,
    datetime: at.toISOString().replaceAll(/[-:]|\.\d{3}/g, ''),
    allHeaders: true,
  })
  return Object.fromEntries((await signer.sign()).headers)
}
