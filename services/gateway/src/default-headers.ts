/** Of every response whose service sets no policy of its own: data that a browser shows or runs nothing of. */
export const defaultHeaders: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
}
