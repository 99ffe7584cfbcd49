import { createHmac } from 'node:crypto'

/** JSON with keys in order at every depth, so that one content has one hash. */
export const canonicalJson = (value: unknown): string => {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value)
      .filter(([, v]) => v !== undefined)
      .sort(([a], [b]) => (a < b ? -1 : 1))
    return `{${entries.map(([k, v]) => `${JSON.stringify(k)}:${canonicalJson(v)}`).join(',')}}`
  }
  return JSON.stringify(value) ?? 'null'
}

/**
 * Compares a repeated request with the first one. It is keyed because it is stored with the commit: bodies contain
 * passwords, and a plain hash of a short one is soon found by trying.
 */
export const requestHash = (key: string | Buffer, path: string, body: unknown): string =>
  createHmac('sha256', key)
    .update(`${path}\n${canonicalJson(body)}`)
    .digest('base64url')
