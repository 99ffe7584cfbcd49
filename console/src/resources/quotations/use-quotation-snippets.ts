import type { QuotationRecord } from '@pinline/contracts/order/quotation/quotation-row'
import type { SnippetSource } from '../../layout/snippets/snippet-source.ts'
import { useKnownName } from '../people/use-known-name.ts'

/** What a quote knows for a snippet: its buyer, its parts and its number. */
export const useQuotationSnippets = ({ buyerId, lines, quotationNo }: QuotationRecord): SnippetSource => ({
  values: {
    buyer: useKnownName(buyerId),
    part: [...new Set(lines.map(({ model }) => model))].join(', '),
    reference: quotationNo,
  },
})
