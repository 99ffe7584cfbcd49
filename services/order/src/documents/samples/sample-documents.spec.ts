import { languageCodes } from '@pinline/contracts/api/languages'
import { sampleDocumentKind } from '@pinline/contracts/order/document/preview-document'
import { describe, expect, it } from 'vitest'
import { sellerAt } from '../../domain/seller/seller.ts'
import { sellerDecider } from '../../domain/seller/seller-decider.ts'
import { sampleDocument } from './sample-documents.ts'

const seller = sellerAt(sellerDecider.initial, 0)

describe.each(sampleDocumentKind.options)('a sample of %s', (kind) => {
  it('is drawn in every language, says that it is a sample, and has no data for machines', () => {
    const titles = languageCodes.map((language) => {
      const drawn = sampleDocument(kind, seller, language)
      expect(drawn?.rows.length).toBeGreaterThan(0)
      expect(drawn).not.toHaveProperty('xml')
      return drawn?.title
    })
    expect(titles).toContainEqual(expect.stringMatching(/^Sample · ./))
    expect(titles).toContainEqual(expect.stringMatching(/^样本 · ./))
  })

  it('has the data of the seller', () => {
    expect(JSON.stringify(sampleDocument(kind, { ...seller, name: 'Calder Connectors' }, 'de'))).toContain(
      'Calder Connectors',
    )
  })
})
