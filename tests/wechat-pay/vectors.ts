/**
 * Made once by `openssl dgst -sha256 -sign`, independently of this project. The private key was made for this and
 * deleted.
 */
export const publicKeyOfVectors = `-----BEGIN PUBLIC KEY-----
MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEAw2rv8r6ozYQSUtoeq9m6
kzEvenz3QQQrPBfNQ9DbRAI2Zdf/Mm+0YHPjQn7jjOyYTm3TYXrRGEL9g0zRQSuu
7I8kBQPnGwQTAH0BKWTvWZGN0AiR13cGIvtup+x4f0qZe5P26QqVtdKgpOJqMm6J
5l4nQ0gh1sNhrB862B36y4BAuFHkgF+YLf1mNzXT5fdx3alADgyjKlgltZy5L4N4
7u0imfQnoC7HIIhOglp5/juFBKf2rc4DPniK1UsT624J7bHezoo3mjJYpV38GZq9
i7gXrZNSL2OFEueP+LWxYojKulIRjKD+XUqiqv75VjuURmafuwIp4Kj9sQJAXdL8
RwIDAQAB
-----END PUBLIC KEY-----
`

/** Unix seconds; the time in the signature of the request. */
export const vectorTime = 1_763_798_400

export const signedRequest = {
  method: 'POST',
  target: '/v3/pay/transactions/native',
  nonce: 'NONCEFORTHEFIXEDVECTOR0000000001',
  body: '{"appid":"wx0000000000000001","mchid":"1900000001","description":"Order 2611220000019","out_trade_no":"pay-000000000000000000000001","notify_url":"https://shop.example/wallet/wechat-pay/notice","amount":{"total":8971,"currency":"CNY"}}',
  signature:
    'r9iuU4Mi0OoDfaLgVTMYoxEzw6Sfxgb0ARzJkdNXnrOcuzBcy/hZ2014l60hAouw2MCOF3l3D73E7skBinJCd3e6sm+wQLeLmyp1r7OR0uLMimr2vfcnR+F1I3P51yKSicGWS5zQf5JnuhxZt2MeGUGSr4cB5Ol/F0i3GgWkU8SXJPc085xT/5wxXet1+1CZQWFann2G2IiA3exhA5XPRfRVPqZBSNyntHd3m3BEyviIt8TF7Af3zw5ZqVTXHebm2VfEMOvL+/Z1aTmZ9Q8eJjyCqd8oePEeK4BnV593Yq1HeNsT+TT2wyyhnTEamLHxRb72lbTURQIO7MVcIT0N3w==',
} as const
