import { fileId } from '@pinline/events/ids'
import { describe, expect, it } from 'vitest'
import { type DocumentFormValues, moved, parseDocuments } from './document-form-values.ts'

const link: DocumentFormValues = { key: 'a', kind: 'datasheet', title: ' Sheet ', href: ' https://example.com/a.pdf ' }
const file: DocumentFormValues = {
  key: 'b',
  kind: 'certificate',
  title: 'UL',
  href: '/api/v1/products/document?id=f-0000000000000001',
  fileId: fileId.parse('f-0000000000000001'),
}

describe('documents in the form', () => {
  it('are links, or files by their id', () => {
    expect(parseDocuments([link, file])).toEqual({
      documents: [
        { kind: 'datasheet', title: 'Sheet', href: 'https://example.com/a.pdf' },
        { kind: 'certificate', title: 'UL', fileId: 'f-0000000000000001' },
      ],
      fieldErrors: {},
    })
  })

  it('require a title and a unique http URL', () => {
    const rows = [
      { ...link, title: '' },
      { ...link, key: 'c' },
      { ...link, key: 'd', href: 'sheet.pdf' },
      { ...link, key: 'e', href: ' ' },
    ]
    expect(parseDocuments(rows).fieldErrors).toEqual({
      'a.title': 'required',
      'c.href': 'twice',
      'd.href': 'link',
      'e.href': 'required',
    })
  })

  it('move within the list only', () => {
    expect(moved([link, file], 0, 1)).toEqual([file, link])
    expect(moved([link, file], 0, -1)).toEqual([link, file])
  })
})
