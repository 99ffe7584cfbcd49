import type { ProductId } from '@pinline/events/ids'
import { useState } from 'react'
import { useNotify, useRefresh } from 'react-admin'
import { CommandButton } from '../../layout/command-button.tsx'
import { useText } from '../../messages/use-text.ts'
import { SetDocumentsDialog } from './set-documents-dialog.tsx'
import { useProduct } from './use-product.ts'

/** The documents of a product in the order of the shop. */
export const ProductDocuments = ({ id }: { id: ProductId }) => {
  const text = useText()
  const notify = useNotify()
  const refresh = useRefresh()
  const { product, refetch } = useProduct(id)
  const [changing, setChanging] = useState(false)
  if (product === undefined) return null
  return (
    <section className="sheet" aria-labelledby="documents">
      <h2 id="documents">
        {text('resources.products.documents.title')}
        <span className="end">
          <CommandButton permission="products.update" onPress={() => setChanging(true)}>
            {text('resources.products.documents.change')}
          </CommandButton>
        </span>
      </h2>
      {product.documents.length === 0 ? (
        <p className="sheet-note">{text('resources.products.documents.none')}</p>
      ) : (
        <ol className="documents">
          {product.documents.map(({ kind, title, href, fileId }) => (
            <li key={href}>
              <span className="small">{text(`resources.products.documents.kind.${kind}`)}</span>
              <a href={href} target="_blank" rel="noreferrer">
                {title}
              </a>
              {fileId !== undefined && <span className="small">{text('resources.products.documents.own')}</span>}
            </li>
          ))}
        </ol>
      )}
      {changing && (
        <SetDocumentsDialog
          product={product}
          onClose={() => setChanging(false)}
          onDone={() => {
            setChanging(false)
            notify(text('resources.products.documents.done', { model: product.product.model }))
            refresh()
          }}
          onReload={async () => (await refetch()).data}
        />
      )}
    </section>
  )
}
