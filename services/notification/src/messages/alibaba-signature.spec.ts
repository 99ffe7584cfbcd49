import { expect, it } from 'vitest'
import { signedHeaders } from './alibaba-signature.ts'

const call = {
  method: 'POST',
  host: 'ecs.cn-shanghai.aliyuncs.com',
  action: 'RunInstances',
  version: '2014-05-26',
  query: { RegionId: 'cn-shanghai', ImageId: 'win2019_1809_x64_dtc_zh-cn_40G_alibase_20230811.vhd' },
} as const
const signer = {
  accessKeyId: 'YourAccessKeyId',
  accessKeySecret: 'YourAccessKeySecret',
  now: new Date('2023-10-26T10:22:32Z'),
  nonce: '3156853299f313e23d1673dc12e1703d',
}

/** The example of the provider's own page on signature V3. */
it('signs as the documentation does', () => {
  const { search, headers } = signedHeaders(call, signer)
  expect(search).toBe('ImageId=win2019_1809_x64_dtc_zh-cn_40G_alibase_20230811.vhd&RegionId=cn-shanghai')
  expect(headers.authorization).toBe(
    'ACS3-HMAC-SHA256 Credential=YourAccessKeyId,SignedHeaders=host;x-acs-action;x-acs-content-sha256;x-acs-date;x-acs-signature-nonce;x-acs-version,Signature=06563a9e1b43f5dfe96b81484da74bceab24a1d853912eee15083a6f0f3283c0',
  )
})

it('encodes what JavaScript would leave as it is, and signs it', () => {
  const { search } = signedHeaders({ ...call, query: { b: "*'(!) 码", a: '1' } }, signer)
  expect(search).toBe('a=1&b=%2A%27%28%21%29%20%E7%A0%81')
})
