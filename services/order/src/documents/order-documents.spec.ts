import { buffer } from 'node:stream/consumers'
import type { FilePort } from '@pinline/chassis/files/file-port'
import { isRejection } from '@pinline/contracts/api/error-codes'
import { orderNumber, staffId, vaultReference } from '@pinline/events/ids'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { OrderDeps } from '../order-deps.ts'
import type { OrderJoins } from '../read-models/orders/order-record.query.ts'
import type { SignaturePart } from '../read-models/orders/orders.model.ts'
import type { LinkedDocument } from './document-link.ts'
import { OrderDocuments } from './order-documents.ts'
import { printDocument } from './print-document.ts'
import type { PrintedDocument } from './printed-document.ts'

const stored = new Map<string, Uint8Array>()
vi.mock('@pinline/chassis/files/file-store', () => ({
  fileStoreOf: (): Pick<FilePort, 'open' | 'put' | 'remove'> => ({
    open: async (name) => {
      const bytes = stored.get(name)
      const { Readable } = await import('node:stream')
      return bytes === undefined ? undefined : { stream: Readable.from([bytes]), size: bytes.length }
    },
    put: async (name, source) => {
      stored.set(name, 'bytes' in source ? source.bytes : new Uint8Array())
    },
    remove: async (name) => {
      stored.delete(name)
    },
  }),
}))
const signatures: SignaturePart[] = []
vi.mock('../read-models/orders/orders.query.ts', () => ({ findOrder: async () => ({ signatures }) }))
vi.mock('./print-document.ts', () => ({ printDocument: vi.fn() }))
/** A drawing that shows what was to be drawn. */
vi.mock('./pdf/pdf-renderer.ts', () => ({
  PdfRenderer: class {
    render = async (document: PrintedDocument) => Buffer.from(JSON.stringify(document))
  },
}))

const slip: LinkedDocument = {
  ...{ kind: 'packing-slip', orderNo: orderNumber.parse('2611214073958'), number: null, parcelNo: 1, language: 'en' },
}
const printed = (city: string | null) =>
  ({ parties: city === null ? [] : [{ title: 'Ship to', lines: [city] }] }) as unknown as PrintedDocument

describe('a packing slip', () => {
  const documents = new OrderDocuments({} as OrderDeps, {} as OrderJoins)
  const opened = async (): Promise<string> => {
    const file = await documents.open(slip)
    return isRejection(file) ? file.code : (await buffer(file.stream)).toString()
  }
  beforeEach(() => {
    stored.clear()
    signatures.length = 0
    vi.mocked(printDocument).mockReset()
  })

  it('is stored once it is drawn, and is the same ever after', async () => {
    vi.mocked(printDocument).mockResolvedValue(printed('Leeds'))
    expect(await opened()).toContain('Leeds')
    vi.mocked(printDocument).mockResolvedValue(printed('York'))
    expect(await opened()).toContain('Leeds')
    expect(stored.size).toBe(1)
  })

  it('whose buyer is erased while it is drawn is drawn again, and neither stored nor shown with the address', async () => {
    vi.mocked(printDocument).mockResolvedValueOnce(printed('Leeds')).mockResolvedValue(printed(null))
    expect(await opened()).toBe(JSON.stringify(printed(null)))
    expect([...stored.values()].join('')).not.toContain('Leeds')
  })

  it('that is signed is drawn each time, and the stored one is shown again once the signature is revoked', async () => {
    vi.mocked(printDocument).mockResolvedValue(printed('Leeds'))
    await opened()
    const signature: SignaturePart = {
      ...{ signatureNo: 1, document: 'packing-slip', parcelNo: 1, signedBy: staffId.parse('s-0123456789') },
      signatureRef: vaultReference.parse('signature-2611214073958@1'),
      ...{ signedAt: '2026-11-28T09:00:00.000Z', ended: null },
    }
    signatures.push(signature)
    vi.mocked(printDocument).mockResolvedValue(printed('signed'))
    expect(await opened()).toContain('signed')
    expect(stored.size).toBe(1)
    signatures[0] = { ...signature, ended: { reason: 'revoked', at: '2026-11-28T09:05:00.000Z' } }
    expect(await opened()).toContain('Leeds')
  })

  it('that changes each time it is drawn is not stored', async () => {
    let place = 0
    vi.mocked(printDocument).mockImplementation(async () => {
      place += 1
      return printed(`Leeds ${place}`)
    })
    expect(await opened()).toBe('service-unavailable')
    expect(stored.size).toBe(0)
  })
})
