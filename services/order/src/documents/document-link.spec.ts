import { describe, expect, it } from 'vitest'
import { placing } from '../domain/order/order.fixtures.ts'
import { documentLink, type LinkedDocument, openDocumentLink } from './document-link.ts'

const document: LinkedDocument = {
  orderNo: placing.orderNo,
  kind: 'invoice',
  number: 'INV-2026-000001',
  parcelNo: null,
  language: 'ja',
}
const platform = (time: string, key = 'a key of this installation') => ({
  clock: { now: () => new Date(`2026-11-25T${time}Z`) },
  keys: { hashing: () => key } as never,
})
const linkOf = (path: string): string => new URL(path, 'http://shop.example').searchParams.get('document') ?? ''

describe('a link to a document', () => {
  const link = linkOf(documentLink(platform('10:00:00'), document))
  it('leads to it for an hour', () => {
    expect(openDocumentLink(platform('10:59:59'), link)).toEqual(document)
    expect(openDocumentLink(platform('11:00:00'), link)).toBeUndefined()
  })
  it('is refused if it was changed, or signed elsewhere', () => {
    const [content = '', signature = ''] = link.split('.')
    const other = Buffer.from(
      JSON.stringify({ document: { ...document, orderNo: '2611214073959' }, expiresAt: 1e15 }),
    ).toString('base64url')
    for (const wrong of [
      '',
      '.',
      content,
      `${other}.${signature}`,
      `${content}.${signature.slice(0, -2)}`,
      `${content}.AA`,
    ])
      expect(openDocumentLink(platform('10:00:00'), wrong)).toBeUndefined()
    expect(openDocumentLink(platform('10:00:00', 'another key'), link)).toBeUndefined()
  })
})
