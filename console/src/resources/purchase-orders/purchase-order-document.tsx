import { type LanguageCode, languageCode } from '@pinline/contracts/api/languages'
import { getPurchaseOrderDocument } from '@pinline/contracts/order/document/get-purchase-order-document'
import type { PurchaseOrderId } from '@pinline/events/ids'
import { useApi } from '@pinline/ui/api-client/api-context'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { LanguageSelect } from '../../layout/language-select.tsx'
import { useText } from '../../messages/use-text.ts'

/** Links are good for an hour: an open page gets new ones in time, ms. */
const renewMs = 1_800_000

/** The order on paper, in its supplier's language or another. Not shown while there is no link. */
export const PurchaseOrderDocument = ({ id }: { readonly id: PurchaseOrderId }) => {
  const text = useText()
  const api = useApi()
  const [chosen, setChosen] = useState<LanguageCode>()
  const { data, isPlaceholderData } = useQuery({
    queryKey: ['purchase-orders', 'document', id, chosen],
    queryFn: () =>
      api.read(
        getPurchaseOrderDocument,
        { id, ...(chosen === undefined ? {} : { language: chosen }) },
        { silent: true },
      ),
    refetchInterval: renewMs,
    placeholderData: keepPreviousData,
  })
  if (data === undefined) return null
  return (
    <div className="filters purchase-order-document">
      <LanguageSelect
        label={text('resources.purchase-orders.document_language')}
        shown={chosen ?? data.language}
        onChoose={(code) => setChosen(languageCode.parse(code))}
      />
      {/* A link to the language before would download another document than is chosen. */}
      {isPlaceholderData ? (
        <span className="button" aria-busy="true">
          {text('resources.purchase-orders.document')}
        </span>
      ) : (
        <a className="button" href={data.url}>
          {text('resources.purchase-orders.document')}
        </a>
      )}
    </div>
  )
}
